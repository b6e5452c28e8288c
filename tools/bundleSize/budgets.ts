/** A file of a bundle. */
export interface OutputFile {
  kind: 'js' | 'css'
  bytes: number
  /** Loaded before any interaction. */
  isFirst: boolean
  /** Loaded with the lazy screen of the first file. */
  isLazy: boolean
}

/** A size limit. */
interface Budget {
  title: string
  /** The file in `entries` that is bundled. */
  entry: string
  /** Settings of the bundler: the defaults of Vite, or those of `examples/vite`.
   * @default 'vite' */
  settings?: 'vite' | 'example'
  /** Returns whether a file of the bundle counts. */
  counts: (file: Pick<OutputFile, 'kind' | 'isFirst' | 'isLazy'>) => boolean
  /** Bytes that fail the check. */
  limit: number
  /** The desired size in bytes; docs/first-load.md explains limits that are above their goal. */
  goal: number
  /** Packages, or their scope, that the bundle must not contain. */
  forbidden?: string[]
  /** Matches modules that the bundle must not contain. */
  forbiddenModules?: RegExp
}

const largePackages = ['formik', 'zod', '@radix-ui', 'react-aria', 'react-aria-components']

/** Everything of the marketplace: its rules, drawings, components and Spanish messages. */
const marketplace =
  /@plomada\/(?:domain|art)\/|@plomada\/ui\/dist\/(?!theme|messages|provider|base|form|filter|layout|navigation|entry)\w+\/|messages\/esAR/

export const budgets: readonly Budget[] = [
  {
    title: 'Button, JS',
    entry: 'button',
    counts: ({ kind }) => kind === 'js',
    limit: 750,
    goal: 3000,
    forbidden: largePackages,
  },
  {
    title: 'Button, CSS with both themes',
    entry: 'button',
    counts: ({ kind }) => kind === 'css',
    limit: 1500,
    goal: 1500,
  },
  {
    title: 'Tooltip, JS + CSS',
    entry: 'tooltip',
    counts: () => true,
    limit: 2000,
    goal: 2000,
    forbidden: largePackages,
  },
  {
    title: 'Tabs, JS + CSS',
    entry: 'tabs',
    counts: () => true,
    limit: 3100,
    goal: 3000,
    forbidden: largePackages,
  },
  {
    title: 'createThemeValues, JS',
    entry: 'brandTheme',
    counts: ({ kind }) => kind === 'js',
    limit: 6500,
    goal: 6500,
    forbidden: [...largePackages, 'lucide'],
  },
  {
    title: 'OfferCard with photo, badge and money, JS',
    entry: 'offerCard',
    counts: ({ kind }) => kind === 'js',
    limit: 4_800,
    goal: 8000,
    forbidden: largePackages,
  },
  {
    title: 'List of services, client-rendered, before interaction',
    entry: 'offersScreen',
    settings: 'example',
    counts: ({ isFirst }) => isFirst,
    limit: 31_500,
    goal: 12_000,
  },
  {
    title: 'The same with the defaults of Vite',
    entry: 'offersScreen',
    counts: ({ isFirst }) => isFirst,
    limit: 32_000,
    goal: 12_000,
  },
  {
    title: 'List of services with all lazy parts, JS + CSS',
    entry: 'offersScreen',
    counts: () => true,
    limit: 72_000,
    goal: 35_000,
    forbidden: largePackages,
  },
  {
    title: 'DatePicker before interaction, JS + CSS',
    entry: 'datePicker',
    counts: ({ isFirst }) => isFirst,
    limit: 12_000,
    goal: 12_000,
    forbidden: largePackages,
  },
  {
    title: 'DatePicker, loaded on hover or focus, JS + CSS',
    entry: 'datePicker',
    counts: ({ isFirst }) => !isFirst,
    limit: 12_000,
    goal: 25_000,
  },
  {
    title: 'Combobox before interaction, JS + CSS',
    entry: 'combobox',
    counts: ({ isFirst }) => isFirst,
    limit: 12_000,
    goal: 12_000,
    forbidden: ['formik', 'zod', '@radix-ui'],
  },
  {
    title: 'Combobox, loaded on focus, JS + CSS',
    entry: 'combobox',
    counts: ({ isFirst }) => !isFirst,
    limit: 6_000,
    goal: 60_000,
    forbidden: largePackages,
  },
  {
    title: 'An app with another subject, in English, JS + CSS',
    entry: 'generalApp',
    counts: () => true,
    // With a form, whose number field reads and groups what users type (docs/decisions/0100), and whose file field judges
    // photos by their content, and a select, which has another list for many options (docs/decisions/0101).
    limit: 140_000,
    goal: 100_000,
    forbiddenModules: marketplace,
  },
]
