import { repeatsDescription } from '../../packages/ui/src/testing/guide.ts'
import type { Component } from './readComponents.ts'

const cell = (text: string) => text.replaceAll('|', String.raw`\|`)
const code = (text: string) => (text ? `\`${cell(text)}\`` : '')
const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')
const section = (title: string, text: string) => (text ? `## ${title}\n\n${text}` : '')

function formatProps({ props, external }: Component): string {
  const rows = props.map(
    ({ name, type, isRequired, description, default: value }) =>
      `| ${code(name)}${isRequired ? ' (required)' : ''} | ${code(type)} | ${code(value.replaceAll('`', ''))} | ${cell(description)} |`,
  )
  const table = ['| prop | type | default | description |', '|---|---|---|---|', ...rows].join('\n')
  const others = external.length > 0 ? `Also: ${external.map((type) => `\`${type}\``).join(', ')}.` : ''
  return [rows.length > 0 ? table : '', others || (rows.length === 0 ? 'None.' : '')]
    .filter(Boolean)
    .join('\n\n')
}

const formatStories = ({ stories }: Component) =>
  list(
    stories.stories.map(
      ({ id, name, description }) => `${name} (\`${id}\`)${description && `: ${description}`}`,
    ),
  )

const endWithPeriod = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** Returns the Markdown page of a component. `names` are the components that have a page. */
export function formatPage(component: Component, names: ReadonlySet<string>): string {
  const { name, entryPoint, description, documentedBy, stories } = component
  const { guide } = stories
  const shared =
    documentedBy === name
      ? ''
      : `Part of [${documentedBy}](${documentedBy}.md), whose guide and stories follow.`
  const alternatives = Object.entries(guide.alternatives).map(([other, purpose]) =>
    names.has(other) ? `[${other}](${other}.md): ${purpose}` : `\`${other}\`: ${purpose}`,
  )
  const parts = [
    `# ${name}`,
    description,
    guide.status === 'experimental'
      ? '**Experimental:** no page or example app uses it yet. Its props may change.'
      : '',
    shared,
    `\`\`\`tsx\nimport { ${name} } from '${entryPoint}'\n\`\`\``,
    repeatsDescription(guide.whenToUse, description)
      ? ''
      : section('When to use', endWithPeriod(guide.whenToUse)),
    section('When not to use', list(alternatives)),
    section('Anatomy', guide.anatomy.map((part, index) => `${index + 1}. ${part}`).join('\n')),
    section('Do', list(guide.do)),
    section('Don’t', list(guide.dont)),
    section('Keyboard', list(Object.entries(guide.keyboard).map(([key, effect]) => `${key}: ${effect}`))),
    section('Props', formatProps(component)),
    section('Stories', formatStories(component)),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** The file with the index of the marketplace. */
export const marketplaceIndex = 'llms-marketplace.txt'

/** Returns the group of a component: `Base / Control` for the title `Base/Control/Button`. */
const getGroup = ({ stories }: Component) => stories.title.split('/').slice(0, -1).join(' / ')

const formatGroups = (components: readonly Component[]) =>
  [...Map.groupBy(components, getGroup)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, members]) =>
      section(
        group,
        list(
          members.map(
            ({ name, stories }) => `[${name}](docs/${name}.md): ${endWithPeriod(stories.guide.whenToUse)}`,
          ),
        ),
      ),
    )

/** Returns `llms.txt`: what the general library is, and one line with a link for each component (llmstxt.org). */
export function formatIndex(components: readonly Component[]): string {
  const parts = [
    '# @plomada/ui',
    '> React 19 component library: base components, forms, filter panels, page layouts and navigation. ESM, plain CSS in cascade layers, light and dark themes, keyboard and screen reader support.',
    list([
      'Each component has an entry point, `@plomada/ui/<Component>`, which imports its styles. Form components are in `@plomada/ui/form`.',
      'Render one `Provider` around the app, with a table of `@plomada/ui/messages` (`de`, `en`, `esAR`, `ptBR` or your own), a locale, a time zone and a currency.',
      'Components take data as props, report events as `on…`, and do not fetch, store or route. They have no `className` or `style`; set the custom properties `--plm-…` instead.',
      'Define forms with `defineForm` and filters with `defineFilters` of `@plomada/define`.',
    ]),
    ...formatGroups(components.filter(({ isGeneral }) => isGeneral)),
    section(
      'Optional',
      list([`[Marketplace](${marketplaceIndex}): the components of Plomada, a marketplace in Spanish.`]),
    ),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Returns the index of the components of the marketplace. */
export function formatMarketplaceIndex(components: readonly Component[]): string {
  const parts = [
    '# @plomada/ui: the marketplace',
    '> Cards, forms and page sections of Plomada, a marketplace of trades in Argentine Spanish. They are compositions of the general library in [llms.txt](llms.txt).',
    list([
      'Render one `PlomadaProvider` around the app: its defaults are the language, currency and brand of the marketplace.',
      'Props are named after the nouns of `@plomada/domain` (`offer`, `person`), which has their types, rules and fixtures.',
      'Whole screens are in `@plomada/ui/screens`.',
    ]),
    ...formatGroups(components.filter(({ isGeneral }) => !isGeneral)),
  ]
  return `${parts.join('\n\n')}\n`
}
