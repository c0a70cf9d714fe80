// Rules of our own, for oxlint.
import { logicalProperties } from './logicalProperties.mjs';
import { transactions } from './transactions.mjs';

export default { meta: { name: 'quorum' }, rules: { 'logical-properties': logicalProperties, transactions } };
