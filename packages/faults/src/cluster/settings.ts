// What the programs of the cluster are told: files of theirs.

export interface Ports {
  etcd: readonly number[];
  peers: readonly number[];
  postgres: readonly number[];
  agents: readonly number[];
  primary: number;
  pooler: number;
}

/** In seconds: how long a primary may be silent until another one takes over. The shortest that Patroni takes. */
export const TTL = 20;
export const PASSWORD = 'cluster';
export const NODES = [0, 1, 2] as const;

const HERE = '127.0.0.1';

export const etcdArguments = ({ etcd, peers }: Ports, node: number, folder: string): string[] => {
  const all = peers.map((port, n) => `e${n}=http://${HERE}:${port}`).join(',');
  const [client, peer] = [`http://${HERE}:${etcd[node]}`, `http://${HERE}:${peers[node]}`];
  return [
    ...['--name', `e${node}`, '--data-dir', folder, '--log-level', 'error'],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ...['--initial-cluster', all, '--initial-cluster-state', 'new'],
  ];
};

/** Synchronous replication: what was acknowledged is on two machines. */
export const patroniSettings = (ports: Ports, node: number, folder: string, programs: string): string => `
scope: quorum
name: n${node}
restapi: {listen: '${HERE}:${ports.agents[node]}', connect_address: '${HERE}:${ports.agents[node]}'}
etcd3: {hosts: '${ports.etcd.map((port) => `${HERE}:${port}`).join(',')}'}
bootstrap:
  dcs:
    ttl: ${TTL}
    loop_wait: 5
    retry_timeout: 5
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters: {max_connections: 200, wal_level: replica, hot_standby: 'on'}
  initdb: [{encoding: UTF8}, {locale: C.UTF-8}, data-checksums]
  pg_hba: [host all all ${HERE}/32 scram-sha-256, host replication replicator ${HERE}/32 scram-sha-256]
postgresql:
  listen: ${HERE}:${ports.postgres[node]}
  connect_address: ${HERE}:${ports.postgres[node]}
  data_dir: ${folder}/data
  bin_dir: ${programs}
  pgpass: ${folder}/pgpass
  authentication:
    replication: {username: replicator, password: ${PASSWORD}}
    superuser: {username: postgres, password: ${PASSWORD}}
    rewind: {username: rewind, password: ${PASSWORD}}
  parameters: {unix_socket_directories: '${folder}', shared_buffers: 64MB}
`;

/** Follows the primary, and cuts what leads to one that is none any more. */
export const haproxySettings = ({ primary, postgres, agents }: Ports): string => `
global
  maxconn 2000
defaults
  mode tcp
  retries 2
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
listen primary
  bind ${HERE}:${primary}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${NODES.map((n) => `  server n${n} ${HERE}:${postgres[n]} check port ${agents[n]}`).join('\n')}
`;
