/** Fills the tables of docs/choosing.md. Storybook and the packed library have the result. */

interface Weight {
  js: number
  css: number
}

/** Components of the table of sizes, from small to large. */
const shown = [
  'Button',
  'Dialog',
  'Tabs',
  'Table',
  'TextField',
  'Select',
  'Combobox',
  'DatePicker',
  'NumberField',
  'FilterPanel',
]

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** Returns the table of sizes, in kB. */
export function formatSizes(weights: Readonly<Record<string, Weight>>): string {
  const rows = shown.map((name) => {
    const weight = weights[name]
    if (!weight) throw new Error(`${name} was not measured.`)
    return `| \`${name}\` | ${kilobytes(weight.js)} | ${kilobytes(weight.css)} |`
  })
  return ['| component | JavaScript, kB | CSS, kB |', '|---|---|---|', ...rows].join('\n')
}

/** The compared libraries, by the owners of their repositories. */
const libraries: Readonly<Record<string, string>> = {
  adobe: 'React Aria',
  mui: 'MUI',
  mantinedev: 'Mantine',
  'radix-ui': 'Radix',
  primefaces: 'PrimeReact',
  'heroui-inc': 'HeroUI',
}

/** Returns the number of reports that were tried, and of those that were wrong here, from docs/library-cases.md. */
export function formatCases(document: string): string {
  const cases = document
    .split('\n')
    .flatMap((line) => (/^\| \S+\/\S+/.test(line) ? [line.split('|').map((cell) => cell.trim())] : []))
  const rows = Object.entries(libraries).map(([owner, name]) => {
    const own = cases.filter(([, source = '']) => source.includes(`${owner}/`))
    const reports = own.flatMap(([, source = '']) =>
      source
        .split(/, (?=[\w-]+\/)/)
        .flatMap((part) => (part.startsWith(`${owner}/`) ? (part.match(/#\d+/g) ?? []) : [])),
    )
    const wrong = own.filter(([, , , result = '']) => /^(mended|wrong)|; mended/i.test(result))
    return `| ${name} | ${reports.length} | ${own.length} | ${wrong.length} |`
  })
  return ['| library | reports | cases | of these wrong here |', '|---|---|---|---|', ...rows].join('\n')
}

/** Returns the document with its tables. */
export const fillChoosing = (text: string, tables: { sizes: string; cases: string }): string =>
  text.replace('<!-- sizes -->', tables.sizes).replace('<!-- cases -->', tables.cases)
