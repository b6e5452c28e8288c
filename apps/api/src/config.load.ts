import { perMinute, wholeNumber, type Setting } from './config.parsers.ts'

/** Settings of how much the server accepts, and how long its work may take. */
export const loadSettings = {
  RATE_PER_ADDRESS: {
    ...perMinute,
    description:
      'Requests per minute to /api and /idp from one address; an IPv6 /64 network counts as one address.',
    default: '1200',
  },
  RATE_PER_PERSON: {
    ...perMinute,
    description: 'Calls per minute by one signed-in user, from any address.',
    default: '600',
  },
  MAX_EVENT_LOOP_DELAY: {
    schema: wholeNumber(0, 60_000),
    format: 'milliseconds, 0 to 60000',
    description:
      'Delay of the event loop above which new requests are refused with 503, so that the running ones end. 0 refuses none.',
    default: '500',
  },
  TIMEOUT_FACTOR: {
    schema: wholeNumber(1, 100),
    format: 'between 1 and 100',
    description:
      'Multiplies the timeouts of requests, statements and connections, for a machine that is too slow for them.',
    default: '1',
  },
} as const satisfies Record<string, Setting>
