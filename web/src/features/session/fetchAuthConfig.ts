import { takeInitResponse } from '../../lib/api/initResponse.ts';

/** How one signs in at this server (`GET /api/init`). */
export interface AuthConfig {
  provider: 'local' | 'firebase';
  projectId: string;
  apiKey: string;
  authDomain: string;
  /** What signs in in Google's place, for trying things out. */
  emulatorUrl?: string | undefined;
}

export const fetchAuthConfig = async (): Promise<AuthConfig> => {
  const response = await takeInitResponse();
  if (!response.ok) throw new Error(`GET /api/init answered ${response.status}`);
  const { auth } = (await response.json()) as { auth: AuthConfig };
  const { provider, projectId, apiKey, authDomain, emulatorUrl } = auth;
  return { provider, projectId, apiKey, authDomain, emulatorUrl };
};
