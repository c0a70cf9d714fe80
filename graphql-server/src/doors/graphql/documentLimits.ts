export { DOCUMENT_LIMITS } from '@quorum/domain/platform/apiLimits';
