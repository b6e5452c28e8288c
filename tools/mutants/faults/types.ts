import type { Fault } from '../types.ts'

/** Public types of the packages. */
export const types: readonly Fault[] = [
  {
    name: 'argument-made-optional',
    what: 'A forgotten average counts as 0 and is no type error, because the argument has become optional.',
    file: 'packages/domain/src/review/review.rules.ts',
    find: 'export const wholeAverage = (average: number | null): number',
    replace: 'export const wholeAverage = (average?: number | null): number',
    expect: { stage: 'api-report' },
  },
  {
    name: 'props-no-longer-exported',
    what: 'Consumers can no longer import the type of the props of the pager.',
    file: 'packages/ui/src/base/index.ts',
    find: "export { Pager, type PagerProps } from './Pager/Pager.tsx'",
    replace: "export { Pager } from './Pager/Pager.tsx'",
    expect: { stage: 'api-report' },
  },
]
