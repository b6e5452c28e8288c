import type { Fault } from '../types.ts'

const panel = 'packages/ui/src/filter/FilterPanel/FilterPanel.tsx'

/** Bundle size and tree-shaking. */
export const bundles: readonly Fault[] = [
  {
    name: 'filter-sheet-not-lazy',
    what: 'Every visit to a list loads the dialog of the filters, which most visits never open.',
    file: panel,
    find: "const load = () => import('./FilterSheet.tsx')\nconst FilterSheet = lazy(() => load().then((module) => ({ default: module.FilterSheet })))\n",
    replace:
      'const load = async () => FilterSheet\nconst LazySheet = lazy(() => load().then((sheet) => ({ default: sheet })))\n',
    more: [
      {
        file: panel,
        find: "import * as css from './FilterPanel.css.ts'\n",
        replace:
          "import * as css from './FilterPanel.css.ts'\nimport { FilterSheet } from './FilterSheet.tsx'\n",
      },
      { file: panel, find: '<FilterSheet\n', replace: '<LazySheet\n' },
      { file: panel, find: '</FilterSheet>', replace: '</LazySheet>' },
    ],
    expect: { stage: 'page-size' },
    also: [{ stage: 'package-size' }],
  },
  {
    name: 'package-not-tree-shakeable',
    what: 'An app that imports one helper of the domain bundles the whole package.',
    file: 'packages/domain/package.json',
    find: '  "sideEffects": false,\n',
    replace: '',
    expect: { stage: 'page-size' },
    also: [{ stage: 'package-size' }, { stage: 'packages' }],
  },
]
