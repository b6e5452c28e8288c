import type { StoryIndexGenerator } from 'storybook/internal/core-server'

/** Other names of components, by which the search of the sidebar also finds them. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  AccountSidebar: ['navigation', 'side nav'],
  Avatar: ['profile picture', 'user image'],
  Badge: ['tag', 'chip', 'label', 'pill', 'status'],
  Bar: ['progress bar', 'chart'],
  ButtonLink: ['anchor button', 'call to action'],
  Cards: ['list', 'collection'],
  Carousel: ['slider', 'gallery'],
  CheckboxGroup: ['multiselect', 'checkboxes'],
  Container: ['wrapper', 'max width'],
  Day: ['date', 'time'],
  Dialog: ['modal', 'popup', 'overlay', 'lightbox', 'alert dialog'],
  Divider: ['separator', 'rule', 'hr'],
  EmptyState: ['no results', 'blank slate', 'placeholder'],
  FileField: ['upload', 'file input', 'dropzone'],
  FilterPanel: ['facets', 'search filters'],
  Inline: ['flex', 'row', 'cluster'],
  Heading: ['title', 'h1'],
  IconButton: ['toolbar button', 'action icon'],
  Link: ['anchor', 'hyperlink'],
  Menu: ['dropdown', 'popover menu', 'context menu', 'overflow menu'],
  MobileMenu: ['hamburger', 'drawer'],
  Money: ['currency', 'price', 'amount'],
  NativeSelect: ['dropdown', 'listbox'],
  Notice: ['alert', 'banner', 'callout', 'message'],
  NoticeRegion: ['toast', 'snackbar', 'notification', 'live region'],
  NumberField: ['number input', 'spinbutton'],
  Pager: ['pagination', 'page navigation', 'paginator'],
  Panel: ['card', 'box', 'surface', 'paper'],
  Photo: ['image', 'picture'],
  PlomadaProvider: ['theme provider', 'config provider', 'context'],
  RadioGroup: ['radio buttons', 'segmented control', 'toggle group'],
  SearchField: ['search input', 'search box'],
  Select: ['dropdown', 'listbox', 'picker', 'combobox'],
  SideMenu: ['drawer', 'sheet', 'off-canvas'],
  Skeleton: ['placeholder', 'shimmer', 'loading'],
  Spinner: ['loader', 'loading', 'progress', 'activity indicator'],
  Split: ['two columns', 'sidebar layout'],
  Stack: ['flex', 'column', 'vstack'],
  Stars: ['rating', 'score', 'review'],
  StarsField: ['rating input', 'score input'],
  Stat: ['metric', 'statistic', 'kpi', 'figure'],
  Table: ['data grid', 'grid', 'data table'],
  TextArea: ['multiline input', 'long text'],
  TextField: ['input', 'text input', 'text box'],
  ThemeToggle: ['dark mode', 'color scheme', 'switch'],
  TopNav: ['header', 'navbar', 'app bar', 'navigation'],
  VisuallyHidden: ['screen reader only', 'sr-only'],
}

type Index = Awaited<ReturnType<StoryIndexGenerator['getIndex']>>

/** Adds the synonyms of each component to its documentation page. The search of the sidebar reads `anchors`. */
export function addSynonyms(index: Index): Index {
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const names = synonyms[entry.title.split('/').at(-1) ?? '']
    if (entry.type !== 'docs' || !names) return [id, entry] as const
    const anchors = names.map((title) => ({ id: title.replaceAll(' ', '-'), title }))
    return [id, { ...entry, anchors: [...(entry.anchors ?? []), ...anchors] }] as const
  })
  return { ...index, entries: Object.fromEntries(entries) }
}

// Storybook asks for its one generator several times.
const extended = new WeakSet<StoryIndexGenerator>()

/** Makes the generator of the index add the synonyms. */
export function withSynonyms(generator: StoryIndexGenerator): StoryIndexGenerator {
  if (extended.has(generator)) return generator
  extended.add(generator)
  const getIndex = generator.getIndex.bind(generator)
  generator.getIndex = async () => addSynonyms(await getIndex())
  return generator
}
