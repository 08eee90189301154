#include "BuildStamp.h"
#include <stddef.h>

const char *field_server_commit(void) {
#ifdef FIELD_SERVER_COMMIT
    return FIELD_SERVER_COMMIT;
#else
    return NULL;
#endif
}
