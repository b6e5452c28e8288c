import type { Fault } from '../types.ts'

/** Public types of the packages. */
export const types: readonly Fault[] = [
  {
    name: 'argument-made-optional',
    what: 'A missing average counts as 0 and is no type error, because the argument has become optional.',
    file: 'packages/domain/src/review/review.rules.ts',
    find: 'export const roundAverage = (average: number | null): number',
    replace: 'export const roundAverage = (average?: number | null): number',
    expect: { stage: 'api-report' },
  },
  {
    name: 'props-no-longer-exported',
    what: 'Other apps can no longer import the props type of the pager.',
    file: 'packages/ui/src/base/index.ts',
    find: "export { Pager, type PagerProps } from './Pager/Pager.tsx'",
    replace: "export { Pager } from './Pager/Pager.tsx'",
    expect: { stage: 'api-report' },
  },
]
