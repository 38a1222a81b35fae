/** Preloaded: has the portal believe that its standard error is a terminal, which a test cannot give it on every system. */
process.stderr.isTTY = true;
