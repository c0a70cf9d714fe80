// The rules of the domain that Mercurius computes with, too: by way of this file the compiler sees that they are there.
export { isAtRisk } from '@quorum/domain/decision/decision';
export { statusOf } from '@quorum/domain/decision/status';
export { outlookOf } from '@quorum/domain/event/outlook';
