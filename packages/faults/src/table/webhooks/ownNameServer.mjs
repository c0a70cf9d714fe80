// Loaded into a server before its own code: has it ask one name server, whatever those of the machine are. A program cannot be
// told so from outside.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

const { Resolver } = dns;
dns.Resolver = class extends Resolver {
  constructor(options) {
    super(options);
    this.setServers([process.env.NAME_SERVER]);
  }
};
syncBuiltinESMExports();
