# Homebrew. Not run: its syntax is checked, nothing else.
class FieldServer < Formula
  desc "Language server for text fields, and forms in a terminal"
  homepage "https://field-server.example"
  url "@PLACE@/field-server-@VERSION@.tar.gz"
  sha256 "@SHA256 field-server-VERSION.tar.gz@"
  license all_of: ["MIT", "Unicode-DFS-2016"]

  uses_from_macos "swift" => :build

  on_linux do
    on_intel do
      url "@PLACE@/field-server-@VERSION@-x86_64-linux.tar.gz"
      sha256 "@SHA256 field-server-VERSION-x86_64-linux.tar.gz@"
    end
  end

  def install
    if build.stable? && File.exist?("bin/field-server")
      bin.install "bin/field-server"
    else
      system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "field-server"
      bin.install ".build/release/field-server"
      system "python3", ".ci/packages/making/commandline.py", bin/"field-server", "share"
    end
    man1.install Dir["**/field-server.1"].first
    bash_completion.install Dir["**/field-server.bash"].first => "field-server"
    zsh_completion.install Dir["**/_field-server"].first
    fish_completion.install Dir["**/field-server.fish"].first
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/field-server --version")
    message = '{"jsonrpc":"2.0","id":1,"method":"initialize"}'
    assert_match "protocolVersion", pipe_output("#{bin}/field-server --framing=line", "#{message}\n")
  end
end
