import { expect, test } from 'vitest'

// Read as text: what the pages draw is the very file, and no browser is needed to see whether it is there.
const files = Object.entries(
  import.meta.glob<string>(['../**/*.stories.tsx', '!../screens/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const lacking = (isRight: (source: string) => boolean) =>
  files.filter(([, source]) => !isRight(source)).map(([file]) => file.replace('../', ''))

test('the page of every component says when and how to use it', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(lacking((source) => /\bguide\b/.test(source))).toEqual([])
})

test('the page of every component that takes keys says which', () => {
  expect(
    lacking((source) => !/tags: \[[^\]]*'interactive'/.test(source) || !/\bkeys: \{\s*\}/.test(source)),
  ).toEqual([])
})
