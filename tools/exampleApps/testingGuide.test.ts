import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readComponents } from '../componentDocs/readComponents.ts'
import { readFiles } from './testingGuide.ts'

const sources = path.join(import.meta.dirname, '../../packages/ui/src')

/** Markup of a list that opens, a popover or a dialog. */
const opening = /\bpopover=|<dialog|<Dialog|<Drawer|<OptionList|<select\b|@radix-ui\/react-select/

/** Returns whether a file in the folder of a component renders something that opens. */
const hasOpening = (folder: string) =>
  readdirSync(path.join(sources, folder)).some(
    (file) => /^\w+\.tsx$/.test(file) && opening.test(readFileSync(path.join(sources, folder, file), 'utf8')),
  )

test('the chapter on tests has code for every general component with a list, a popover or a dialog', () => {
  const code = [...readFiles('Testing').values()].join('\n')
  const names = readComponents().flatMap(({ name, isGeneral, folder }) =>
    isGeneral && hasOpening(folder) ? [name] : [],
  )
  expect(names.length).toBeGreaterThan(12)
  expect(names.filter((name) => !new RegExp(`<${name}\\b`).test(code))).toEqual([])
})
