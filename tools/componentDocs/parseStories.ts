/** Reads the guide and the stories of a component from its story file, without running it. */
import type * as ESTree from 'oxc-parser'
import { toId, storyNameFromExport } from 'storybook/internal/csf'
import type { Guide } from '../../packages/ui/src/testing/guide.ts'
import { parseDeclarations } from '../shared/parseDeclarations.ts'

export interface Story {
  id: string
  name: string
  description: string
}

export interface StoryFile {
  title: string
  guide: Omit<Guide, 'messages'>
  stories: Story[]
}

type Value = string | undefined | Value[] | { [name: string]: Value }

const getKey = ({ key }: ESTree.ObjectProperty) => {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : ''
}

/** Returns the text, list or table that an expression is; undefined for a reference. */
function evaluate(node: ESTree.Expression): Value {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined
    case 'BinaryExpression': {
      const [left, right] = [evaluate(node.left as ESTree.Expression), evaluate(node.right)]
      return typeof left === 'string' && typeof right === 'string' ? left + right : undefined
    }
    case 'ArrayExpression':
      return node.elements.map((one) => (one && one.type !== 'SpreadElement' ? evaluate(one) : undefined))
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((one) =>
          one.type === 'Property' ? [[getKey(one), evaluate(one.value)]] : [],
        ),
      )
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
      return evaluate(node.expression)
    default:
      return undefined
  }
}

const asTable = (value: Value) =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}
const asTexts = (value: Value) =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
const asTextTable = (value: Value) =>
  Object.fromEntries(
    Object.entries(asTable(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
const asText = (value: Value) => (typeof value === 'string' ? value : '')

/** Returns the title, guide and stories of a story file. */
export function parseStories(file: string, source: string): StoryFile {
  const { declarations } = parseDeclarations(file, source)
  const constants = new Map(declarations.map(({ name, init }) => [name, init ? evaluate(init) : undefined]))
  const title = asText(asTable(constants.get('meta'))['title'])
  const guide = asTable(constants.get('guide'))
  const stories = declarations.flatMap(({ name, init, isExported, description }) =>
    init && isExported
      ? {
          id: toId(title, storyNameFromExport(name)),
          name: asText(asTable(constants.get(name))['name']) || storyNameFromExport(name),
          description,
        }
      : [],
  )
  return {
    title,
    guide: {
      ...(guide['status'] === 'experimental' && { status: 'experimental' }),
      whenToUse: asText(guide['whenToUse']),
      alternatives: asTextTable(guide['alternatives']),
      anatomy: asTexts(guide['anatomy']),
      do: asTexts(guide['do']),
      dont: asTexts(guide['dont']),
      keyboard: asTextTable(guide['keyboard']),
    },
    stories,
  }
}
