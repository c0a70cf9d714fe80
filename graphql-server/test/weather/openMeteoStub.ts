import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A place in the form that Open-Meteo documents for `/v1/search`. */
export const BERLIN = {
  id: 2950159,
  name: 'Berlin',
  latitude: 52.52437,
  longitude: 13.41053,
  elevation: 74.0,
  feature_code: 'PPLC',
  country_code: 'DE',
  admin1_id: 2950157,
  admin3_id: 6547383,
  timezone: 'Europe/Berlin',
  population: 3426354,
  postcodes: ['10967', '13347'],
  country_id: 2921044,
  country: 'Germany',
  admin1: 'Land Berlin',
};

export const SYDNEY = {
  id: 2147714,
  name: 'Sydney',
  latitude: -33.86785,
  longitude: 151.20732,
  elevation: 58.0,
  feature_code: 'PPLA',
  country_code: 'AU',
  timezone: 'Australia/Sydney',
  population: 4627345,
  country: 'Australia',
  admin1: 'New South Wales',
};

/** The same name on the other side of the world. */
export const SYDNEY_IN_CANADA = {
  id: 6354908,
  name: 'Sydney',
  latitude: 46.1351,
  longitude: -60.1831,
  feature_code: 'PPL',
  country_code: 'CA',
  timezone: 'America/Glace_Bay',
  population: 105968,
  country: 'Canada',
  admin1: 'Nova Scotia',
};

export const found = (...results: object[]) => ({ results, generationtime_ms: 0.6 });
/** Empty fields are left out. */
export const NOTHING_FOUND = { generationtime_ms: 0.4 };

interface Hour {
  time?: string;
  temperature?: number | null;
  precipitation?: number | null;
  code?: number | null;
  isDay?: number | null;
}

/** The answer of `/v1/forecast` for one hour, in its documented form. */
export const forecastOf = ({
  time = '2026-05-06T08:00',
  temperature = 72.4,
  precipitation = 20,
  code = 2,
  isDay = 1,
}: Hour = {}) => ({
  latitude: -33.75,
  longitude: 151.125,
  generationtime_ms: 0.09,
  utc_offset_seconds: 0,
  timezone: 'GMT',
  timezone_abbreviation: 'GMT',
  elevation: 51.0,
  hourly_units: {
    time: 'iso8601',
    temperature_2m: '°F',
    precipitation_probability: '%',
    weather_code: 'wmo code',
    is_day: '',
  },
  hourly: {
    time: [time],
    temperature_2m: [temperature],
    precipitation_probability: [precipitation],
    weather_code: [code],
    is_day: [isDay],
  },
});

export const answering =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** Takes the request and says nothing more. */
export const silence: Handler = () => undefined;

export interface OpenMeteoStub {
  url: string;
  /** Every address that was asked for. */
  asked: URL[];
  /** What it answers from now on, by the beginning of the path. */
  answers: { search: Handler; forecast: Handler };
  stop(): Promise<void>;
}

/** A local server that speaks as Open-Meteo does. Knows Sydney alone, and fair weather, until it is told otherwise. */
export const startOpenMeteoStub = async (): Promise<OpenMeteoStub> => {
  const asked: URL[] = [];
  const answers = {
    search: ((request, response) => {
      const name = new URL(request.url ?? '', 'http://stub').searchParams.get('name');
      answering(name === 'Sydney' ? found(SYDNEY_IN_CANADA, SYDNEY) : NOTHING_FOUND)(request, response);
    }) as Handler,
    forecast: ((request, response) => {
      const time = new URL(request.url ?? '', 'http://stub').searchParams.get('start_hour') ?? '';
      answering(forecastOf({ time }))(request, response);
    }) as Handler,
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://stub');
    asked.push(url);
    if (url.pathname === '/v1/search') answers.search(request, response);
    else if (url.pathname === '/v1/forecast') answers.forecast(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
