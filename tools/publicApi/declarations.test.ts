import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readDeclarations } from './declarations.ts'

/** Writes declaration files and reads the exports of the first. */
function read(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'declarations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code)
  const first = Object.keys(files)[0] ?? ''
  return readDeclarations(path.join(folder, first))
}

test('describes each exported declaration with the text of its comment, also when another file exports it', () => {
  const found = read({
    'index.d.ts': `export { Button, type ButtonProps } from './Button.js';\nexport * as icons from './icons.js';\n`,
    'Button.d.ts': `/** Not about a name. */
import { ReactNode } from 'react';
interface ButtonProps {
  /** Label: a verb. */
  children: ReactNode;
}
/**
 * Triggers an action.
 * On the current page.
 * @deprecated no
 */
declare const Button: (props: ButtonProps) => ReactNode;
export { Button, ButtonProps };
`,
    'icons.d.ts': '/** A check mark. */\nexport declare const check: string;\n',
  })
  expect(found.get('Button')).toEqual({
    description: 'Triggers an action. On the current page.',
    declaration: 'const Button: (props: ButtonProps) => ReactNode',
  })
  expect(found.get('ButtonProps')).toEqual({
    description: '',
    declaration: 'interface ButtonProps {\n  children: ReactNode;\n}',
  })
  expect(found.get('icons')?.declaration).toBe('namespace icons {\n  const check: string\n}')
})
