#pragma once

/// The commit that the program was built from, as the build was told (FIELD_SERVER_COMMIT); null where it was told nothing.
const char *_Nullable field_server_commit(void);
