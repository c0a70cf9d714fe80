import { refusalCode } from './refusalCode.ts';

/** Whether the server refused it as not the asker's to do. */
export const isForbidden = (error: unknown): boolean => refusalCode(error) === 'FORBIDDEN';
