import { expect, test } from 'vitest'
import { extractSnippets } from './snippets.ts'

test('extracts the blocks of TypeScript with their lines, and no others', () => {
  const readme =
    '# Title\n\n```sh\nnpm install\n```\n\n```tsx\n<A />\n```\n\ntext\n\n```ts\nconst a = 1\nb()\n```\n'
  expect(extractSnippets('ui', readme)).toEqual([
    { file: 'ui-1.tsx', line: 8, code: '<A />\n' },
    { file: 'ui-2.ts', line: 14, code: 'const a = 1\nb()\n' },
  ])
})
