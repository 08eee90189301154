# nix. Not run: its syntax is checked, nothing else.
{ lib, stdenvNoCC, fetchurl, installShellFiles }:

stdenvNoCC.mkDerivation rec {
  pname = "field-server";
  version = "@VERSION@";

  src = fetchurl {
    url = "@PLACE@/field-server-${version}-x86_64-linux.tar.gz";
    sha256 = "@SHA256 field-server-VERSION-x86_64-linux.tar.gz@";
  };

  nativeBuildInputs = [ installShellFiles ];

  # One static file: there is nothing to patch or to strip.
  dontPatchELF = true;
  dontStrip = true;

  installPhase = ''
    runHook preInstall
    install -Dm755 bin/field-server $out/bin/field-server
    installManPage share/man/man1/field-server.1
    installShellCompletion --cmd field-server \
      --bash share/completions/field-server.bash \
      --fish share/completions/field-server.fish \
      --zsh share/completions/_field-server
    runHook postInstall
  '';

  meta = {
    description = "Language server for text fields, and forms in a terminal";
    homepage = "https://field-server.example";
    license = with lib.licenses; [ mit unicode-dfs-2016 ];
    platforms = [ "x86_64-linux" ];
    mainProgram = "field-server";
    sourceProvenance = [ lib.sourceTypes.binaryNativeCode ];
  };
}
