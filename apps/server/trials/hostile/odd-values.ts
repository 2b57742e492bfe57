/** Names with a meaning in JavaScript itself. */
export const LOADED_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'toJSON',
  'then',
  'length',
  '__defineGetter__',
]

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)
const inObjects = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)

export const MARKUP = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "javascript:alert('x')",
  '{{7*7}}',
  '&lt;b&gt;&#x202e;',
  "'; DROP TABLE decisions; --",
  '../../etc/passwd',
  '%00%0d%0aSet-Cookie: a=b',
]

/** Texts that may break a display. */
export const PRANKS = [
  '\u202e\u2066desrever\u2069',
  '\u200f\u200e\u061c',
  `Z${'\u0336\u0322\u0321'.repeat(50)}`,
  '👩‍👩‍👧‍👦'.repeat(20),
  '\ud800',
  '\udc00\ud800',
  '\u0000\u0001\u001b[31m',
  '\u2028\u2029\ufeff',
  'ﷺ'.repeat(30),
  'İıſK',
]

/** Values that nobody expects in a field. */
export const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  -0,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  '',
  ' ',
  'NaN',
  '0',
  'undefined',
  [],
  [[]],
  {},
  [null],
  { length: 1e9 },
  { toString: 1, valueOf: 1 },
  JSON.parse('{"then":"x"}'),
  JSON.parse('{"__proto__":{"isHost":true}}'),
  JSON.parse('{"constructor":{"prototype":{"isHost":true}}}'),
  's0',
  's999999',
  's-1',
  's1',
  'x'.repeat(5000),
  'é'.repeat(3000),
  Array.from({ length: 2000 }, () => 1),
  Array.from({ length: 500 }, () => 's1'),
  nested(2000),
  inObjects(800),
  ...LOADED_NAMES,
  ...MARKUP,
  ...PRANKS,
]

/** Raw texts in place of a JSON value: values that JSON does not have, or that are too large. */
export const ODD_TEXTS = [
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '-1e999',
  '0x10',
  'undefined',
  '1_000',
  '01',
  '"\\ud800"',
]
