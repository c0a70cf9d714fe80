// PostGraphile 5 on the same tables, as its guide says to set it up.
import { createServer } from 'node:http';
import { grafserv } from 'postgraphile/grafserv/node';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { makeV4Preset } from 'postgraphile/presets/v4';

const { DATABASE_URL = '', PORT } = process.env;

const pgl = postgraphile({
  extends: [PostGraphileAmberPreset, makeV4Preset({ dynamicJson: true })],
  pgServices: [makePgService({ connectionString: DATABASE_URL, schemas: ['public'], poolConfig: { max: 16 } })],
  grafast: { explain: false },
  grafserv: { watch: false, graphiql: false },
});

const server = createServer();
await pgl.createServ(grafserv).addTo(server);
server.listen(Number(PORT), '127.0.0.1', () => console.log('PostGraphile is ready'));
