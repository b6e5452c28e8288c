import type { Fault } from '../types.ts'

const domain = 'packages/domain/src'
const ui = 'packages/ui/src'
const web = 'apps/web/src'

/** Forms, filters and URL state. */
export const forms: readonly Fault[] = [
  {
    name: 'filter-keeps-the-page',
    what: 'Changing a filter on page 4 requests page 4 of a list that may have one page.',
    file: 'packages/define/src/filters.ts',
    find: '        invalid: undefined,\n        page: 1,\n',
    replace: '        invalid: undefined,\n',
    expect: { stage: 'unit', filter: 'packages/define/src/define.test.ts' },
  },
  {
    name: 'repeated-keys-lost',
    what: 'Only the first of several days in the address is read.',
    file: 'packages/define/src/url.ts',
    find: "query[key] = values.length > 1 ? values : (values[0] ?? '')",
    replace: "query[key] = values[0] ?? ''",
    expect: { stage: 'unit', filter: `${domain}/calls.test.ts` },
  },
  {
    name: 'pager-drops-the-filters',
    what: 'The links of the pager lead to a page of the whole list, without the filters.',
    file: 'packages/ui/src/screens/ListPager.tsx',
    find: 'withFilters(path, definition, { ...filters, page })',
    replace: 'withFilters(path, definition, { ...filters, ...{ city: undefined, trade: undefined }, page })',
    expect: { stage: 'unit', filter: `${web}/filters/ListPager.test.tsx` },
    also: [{ stage: 'journeys', filter: 'roles.e2e.ts', title: 'the next page of a list shows' }],
  },
  {
    name: 'draft-of-another-user',
    what: 'The draft of an offer is shown to the next user who signs in on the same device.',
    file: `${web}/offer/useDraft.ts`,
    find: 'const storageKey = (viewer: number) => `plomada-borrador-servicio-${viewer}`',
    replace: "const storageKey = (_viewer: number) => 'plomada-borrador-servicio'",
    expect: {
      stage: 'journeys',
      filter: 'recovery.e2e.ts',
      title: 'the draft of an offer survives',
    },
  },
  {
    name: 'server-message-hidden',
    what: 'The message of the server about a field is not shown once the user has left the field.',
    file: `${ui}/form/useFormField.ts`,
    find: '(touched ? error : undefined) ?? refused',
    replace: 'touched ? error : refused',
    expect: { stage: 'stories', filter: '^patterns-form-(form|formfield|formfields)--' },
    also: [
      { stage: 'unit', filter: `${web}/failedWrites.test.tsx` },
      { stage: 'journeys', filter: 'admin.e2e.ts', title: 'an admin adds a trade' },
    ],
  },
  {
    name: 'largest-budget-refused',
    what: 'The largest budget that the form announces is refused.',
    file: `${domain}/catalogues/amount.ts`,
    find: 'z.lte(maximum, tooLarge)',
    replace: 'z.lt(maximum, tooLarge)',
    expect: { stage: 'unit', filter: `${domain}/offer/offer.test.ts` },
    also: [{ stage: 'server', filter: 'apps/api/src/offer/offer.test.ts' }],
  },
  {
    name: 'search-on-every-key',
    what: 'A search is sent for every letter, because earlier timers are not canceled.',
    file: `${ui}/base/SearchField/SearchField.tsx`,
    find: '      clearTimeout(timer)\n',
    replace: '      void timer\n',
    expect: { stage: 'stories', filter: '^components-control-searchfield--' },
    also: [{ stage: 'stories', filter: '^patterns-filter-filterpanel--' }],
  },
]
