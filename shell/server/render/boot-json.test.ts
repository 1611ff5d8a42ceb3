import { expect, test } from 'vitest';
import { jsonForScript } from './boot-json.ts';

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '\u2028\u2029',
  '&lt;',
  '"\\',
])('jsonForScript %j cannot end the script element and parses unchanged', (text) => {
  const written = jsonForScript({ text });
  expect(written).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual({ text });
});
