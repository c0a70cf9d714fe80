/** What the parts of a cluster are called. The names are written into SQL: letters, digits and underscores. */
export interface Naming {
  /** Who makes the data folder, as errors say it. */
  product: string;
  /** The superuser, by whom the cluster is made and looked after. */
  admin: string;
  database: string;
  /** Who owns the database, and is no superuser. */
  role: string;
}
