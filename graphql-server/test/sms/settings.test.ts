import { describe, expect, it } from '@jest/globals';
import { readEnv } from '../../src/config/env.ts';

const FIREBASE = { FIREBASE_PROJECT_ID: 'p', FIREBASE_API_KEY: 'k', FIREBASE_AUTH_DOMAIN: 'd.example.org' };

const providerOf = (SMS_URL: string, more: Record<string, string> = {}) => readEnv({ SMS_URL, ...more }).sms.provider;

describe('SMS_URL', () => {
  it('unset keeps texts in local mode, and means none where people sign in for real', () => {
    expect(readEnv({}).sms.provider).toEqual({ kind: 'kept' });
    expect(readEnv(FIREBASE).sms.provider).toEqual({ kind: 'none' });
  });

  it('names Twilio', () => {
    expect(providerOf('twilio://AC1:to%2Fken@MGaB')).toEqual({
      kind: 'twilio',
      sid: 'AC1',
      token: 'to/ken',
      service: 'MGaB',
      origin: 'https://api.twilio.com',
    });
    expect(providerOf('twilio://AC1:t@MG1?host=127.0.0.1:4998')).toMatchObject({ origin: 'http://127.0.0.1:4998' });
    expect(providerOf('twilio://AC1:t@MG1?host=sms.example.org')).toMatchObject({ origin: 'https://sms.example.org' });
  });

  it('names a phone, by its server or by itself', () => {
    expect(providerOf('smsgate://me:pass@api.sms-gate.app')).toEqual({
      kind: 'smsgate',
      user: 'me',
      password: 'pass',
      url: 'https://api.sms-gate.app/3rdparty/v1',
      signingKey: 'pass',
    });
    expect(providerOf('smsgate://me:pass@own.example.org/api/3rdparty/v1/?key=abc')).toMatchObject({
      url: 'https://own.example.org/api/3rdparty/v1',
      signingKey: 'abc',
    });
    expect(providerOf('smsgate://me:pass@192.168.1.7:8080/?http')).toMatchObject({
      url: 'http://192.168.1.7:8080/3rdparty/v1',
    });
  });

  it.each(['c2VjcmV0', 'whsec_c2VjcmV0', 'whsec_c2VjcmV0%3D'.replace('%3D', '')])(
    'names any other, with the secret %s',
    (secret) => {
      expect(providerOf(`https+signed://${secret}@sms.example.org/send?x=1`)).toEqual({
        kind: 'http',
        url: 'https://sms.example.org/send?x=1',
        key: Buffer.from('secret'),
      });
    },
  );

  it('takes a secret with a slash as it is written', () => {
    const key = Buffer.from([0xff, 0xff, 0xff, 0xfb, 0xef, 0xbe]);
    expect(key.toString('base64')).toBe('////++++');
    expect(providerOf('http+signed://////++++@127.0.0.1:4998/')).toMatchObject({ key });
  });

  it.each([
    'sms://x',
    'twilio://AC1@MG1',
    'twilio://AC1:t@',
    'twilio://AC1:%zz@MG1',
    'smsgate://host',
    'https+signed://sms.example.org/send',
    'https+signed://no base64@sms.example.org/',
    'https+signed://c2VjcmV0@',
    'nonsense',
  ])('%s stops the server at startup, and says what it must be', (url) => {
    expect(() => providerOf(url)).toThrow(/^SMS_URL must be twilio:\/\/SID:TOKEN@MESSAGING_SERVICE/);
  });

  it('without TLS leads to this machine alone', () => {
    expect(() => providerOf('http+signed://c2VjcmV0@sms.example.org/')).toThrow(/^SMS_URL with http\+signed must lead/);
  });

  it('needs the address that providers call, and mail for what a text cannot tell', () => {
    const SMS_URL = 'twilio://AC1:t@MG1';
    const production = { ...FIREBASE, NODE_ENV: 'production', SMS_URL };
    expect(() => readEnv(production)).toThrow(/^PUBLIC_URL, .* must be set together with SMS_URL$/);
    const PUBLIC_URL = 'https://quorum.example.org';
    expect(() => readEnv({ ...production, PUBLIC_URL })).toThrow(/^SMTP_URL, .* must be set together with SMS_URL$/);
  });
});

describe('SMS_DAILY_MAX and SMS_COUNTRIES', () => {
  it('have defaults', () => {
    const { dailyMax, countries } = readEnv({}).sms;
    expect(dailyMax).toBe(100);
    expect([...countries]).toEqual([expect.stringMatching(/^[A-Z]{2}$/)]);
  });

  it('are read', () => {
    const { dailyMax, countries } = readEnv({ SMS_DAILY_MAX: '0', SMS_COUNTRIES: 'de, AT' }).sms;
    expect([dailyMax, [...countries]]).toEqual([0, ['DE', 'AT']]);
  });

  it.each([
    [{ SMS_DAILY_MAX: 'many' }, 'SMS_DAILY_MAX must be a number'],
    [{ SMS_DAILY_MAX: '-1' }, 'SMS_DAILY_MAX must be a number'],
    [{ SMS_COUNTRIES: 'Germany' }, 'SMS_COUNTRIES must be two-letter codes'],
  ])('as %j stop the server at startup', (variables, problem) => {
    expect(() => readEnv(variables)).toThrow(problem);
  });
});
