import type { UseFormRegisterReturn } from 'react-hook-form';

/**
 * What ties a control to its form: what react-hook-form's `register` returns, or, on a page that is sent without a script, a
 * name and what it begins with.
 */
export type Connection = Pick<UseFormRegisterReturn, 'name'> &
  Partial<Pick<UseFormRegisterReturn, 'ref' | 'onBlur'>> & {
    onChange?: (event: { target: { value: string } }) => unknown;
    defaultValue?: string;
    defaultChecked?: boolean;
  };
