/** As a program would name its database, of which it takes no more than that it owns it. */
export const options = {
  naming: { product: 'Library', admin: 'librarian', database: 'library', role: 'reader' },
  handOver: async () => 'alter database library owner to reader',
};
