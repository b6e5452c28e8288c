import * as fc from 'fast-check'

type Json = fc.JsonValue

const longText = 'ñ'.repeat(6000)

/** Texts that often cause bugs. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'a\udfff',
    '\u202e\u0000',
    '\ufeff',
    longText,
    'x'.repeat(71),
  ),
  fc.constantFrom('%', '_', '%%%', '___', '%_%_%', '\\', '\\%', "'; drop table users; --", '" or ""="', '$1'),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '[object Object]',
  ),
  fc.constantFrom('0', '-0', '-1', '1.5', '1e3', '1e400', '0x10', '２', '1'.repeat(400), '2147483648', ' 7 '),
  fc.constantFrom(
    '👩‍👩‍👧‍👦'.repeat(20),
    'İ'.repeat(70),
    '2026-13-45',
    'admin',
    '<script>alert(1)</script>',
    '../../etc/passwd',
  ),
)

/** Numbers at and beyond the limits of columns and integers. */
export const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    1.5,
    0.1,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 32 + 1,
    2 ** 53,
    1e21,
    1e308,
    5e-324,
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Small ids, which probably exist. */
export const likelyId: fc.Arbitrary<number> = fc.integer({ min: 1, max: 7 })

const scalar = fc.oneof(hostileText, hostileNumber, fc.boolean(), fc.constant(null), likelyId)
const nested = (depth: number): Json => (depth === 0 ? [] : [nested(depth - 1)])

/** Values of any type. */
export const hostileValue: fc.Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(hostileText, scalar, { maxKeys: 3 }) },
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<Json>(
    [],
    {},
    [[]],
    [null],
    [{}],
    nested(300),
    Array.from({ length: 2000 }, (_, at) => at + 1),
  ),
)

const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the paths of all parts of a value. */
function collectPaths(value: Json, path: string[] = []): string[][] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [path, ...inner.flatMap(([key, part]) => collectPaths(part as Json, [...path, key]))]
}

/** Returns a copy with one part replaced, or removed if the new part is undefined. */
function replacePart(
  value: Json,
  [key, ...rest]: readonly string[],
  change: (part: Json) => Json | undefined,
): Json {
  if (key === undefined) return change(value) ?? {}
  const copy: Record<string, Json> | Json[] = Array.isArray(value) ? [...value] : { ...(value as object) }
  const parts = copy as Record<string, Json>
  const part = rest.length > 0 ? replacePart(parts[key] ?? null, rest, change) : change(parts[key] ?? null)
  if (part === undefined) delete parts[key]
  else parts[key] = part
  return copy
}

const change = (): fc.Arbitrary<(part: Json) => Json | undefined> =>
  fc.oneof(
    { weight: 4, arbitrary: hostileValue.map((value) => () => value) },
    fc.constantFrom<(part: Json) => Json | undefined>(
      () => undefined,
      (part) => [part],
      (part) => ({ value: part }),
      (part) => JSON.stringify(part),
      (part) => (isObject(part) ? { ...part, role: 'admin', id: 1, userId: 2, state: true } : [part, part]),
    ),
    likelyId.map((id) => () => id),
  )

/** Generates copies of a valid value with up to three mutations. */
export const mutate = (good: Json): fc.Arbitrary<Json> =>
  fc
    .array(fc.tuple(fc.constantFrom(...collectPaths(good)), change()), { maxLength: 3 })
    .map((changes) => changes.reduce((value, [path, how]) => replacePart(value, path, how), good))

/** Bodies that are not JSON, or that JSON parsers read differently. */
export const rawBody: fc.Arbitrary<string | Buffer> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '{',
    '{"a":}',
    'null',
    '[]',
    '7',
    '"x"',
    '{"__proto__":{"role":"admin"}}',
    '\ufeff{}',
  ),
  fc.constantFrom(
    '{"constructor":{"prototype":{"x":1}}}',
    '{"a":1e999}',
    '{"a":1,"a":2}',
    '['.repeat(50_000),
  ),
  fc.constantFrom(
    '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000),
    `{"a":"${'x'.repeat(300_000)}"}`,
    '{"a":"\\ud800"}',
  ),
  fc.constantFrom(
    Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    Buffer.from('{}', 'utf16le'),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

/** Content types, valid and invalid. */
export const contentType: fc.Arbitrary<string> = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/merge-patch+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'text/plain',
  'x',
  '',
)

/** Unusual and malformed headers. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .subarray<[string, string]>(
    [
      ['accept', 'text/html'],
      ['accept-encoding', 'zstd;q=x, *;q=0'],
      ['accept-language', '*'],
      ['cookie', 'XSRF-TOKEN=%; a=b; =; ;;'],
      ['content-encoding', 'gzip'],
      ['expect', 'nothing'],
      ['forwarded', 'for="[::1]:x"'],
      ['x-forwarded-for', "1.1.1.1, ' or 1=1"],
      ['x-forwarded-host', 'evil.test'],
      ['x-http-method-override', 'DELETE'],
      ['if-none-match', '"'],
      ['if-modified-since', 'yesterday'],
      ['range', 'bytes=9-1'],
      ['host', 'evil.test:x'],
      ['origin', 'null'],
      ['transfer-encoding', 'chunked, x'],
    ],
    { maxLength: 3 },
  )
  .map((pairs) => Object.fromEntries(pairs))

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** Query strings with these and other names: repeated, nested or malformed. */
export const hostileQuery = (names: readonly string[]): fc.Arbitrary<string> => {
  const key = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('page', 'page_size', ...names) },
    hostileText.map(encoded),
    fc.constantFrom('page[]', 'page[x]', '__proto__', 'constructor', ''),
  )
  const value = fc.oneof(
    hostileText.map(encoded),
    hostileNumber.map(String),
    likelyId.map(String),
    fc.constant('%ff'),
  )
  const pair = fc.tuple(key, value).map(([name, given]) => `${name}=${given.slice(0, 3000)}`)
  return fc.oneof(
    { weight: 6, arbitrary: fc.array(pair, { maxLength: 6 }).map((pairs) => pairs.join('&')) },
    fc.constantFrom(
      '%zz',
      '&&&',
      '=',
      'a=b=c',
      '?',
      'page',
      'page=1&page=2&page=0',
      '%00',
      '%ed%a0%80=1',
      '#',
    ),
  )
}

/** Path parameters; most are ids that probably exist. */
export const hostileParam: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: likelyId.map(String) },
  fc.constantFrom(
    '0',
    '-1',
    '1.5',
    '+1',
    '01',
    '1e1',
    '2147483647',
    '2147483648',
    '9'.repeat(199),
    '9'.repeat(300),
  ),
  fc.constantFrom('%00', '%ff', '%zz', '%20', '..%2f', '１', 'null', 'x', '1;x', '1?', '%F0%9F%98%80'),
  hostileText.map((text) => encoded(text).slice(0, 190) || '%20'),
)
