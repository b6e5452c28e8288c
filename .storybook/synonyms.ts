import type { StoryIndexGenerator } from 'storybook/internal/core-server'

/** Other names of components, by which the search of the sidebar also finds them. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  Accordion: ['disclosure', 'collapse', 'details', 'expander'],
  AccountSidebar: ['navigation', 'side nav'],
  Avatar: ['profile picture', 'user image'],
  AvatarGroup: ['facepile', 'avatar stack'],
  Badge: ['tag', 'chip', 'label', 'pill', 'status'],
  Bar: ['progress bar', 'chart'],
  Breadcrumbs: ['path', 'trail'],
  ButtonLink: ['anchor button', 'call to action'],
  Calendar: ['month view', 'date grid'],
  Cards: ['list', 'collection'],
  Carousel: ['slider', 'gallery'],
  Checkbox: ['tick box', 'check box'],
  CheckboxGroup: ['multiselect', 'checkboxes'],
  CodeField: ['otp', 'one-time code', 'pin input'],
  Combobox: ['autocomplete', 'typeahead', 'searchable select'],
  Container: ['wrapper', 'max width'],
  CopyButton: ['clipboard'],
  DatePicker: ['date input', 'calendar popup'],
  Day: ['date', 'time'],
  DescriptionList: ['definition list', 'key value', 'dl'],
  Dialog: ['modal', 'popup', 'overlay', 'lightbox', 'alert dialog'],
  Divider: ['separator', 'rule', 'hr'],
  Drawer: ['sheet', 'side panel', 'off-canvas'],
  DropZone: ['upload', 'drag and drop'],
  EmptyState: ['no results', 'blank slate', 'placeholder'],
  FileField: ['upload', 'file input', 'dropzone'],
  FilterPanel: ['facets', 'search filters'],
  Heading: ['title', 'h1'],
  IconButton: ['toolbar button', 'action icon'],
  Inline: ['flex', 'row', 'cluster'],
  Link: ['anchor', 'hyperlink'],
  Menu: ['dropdown', 'popover menu', 'context menu', 'overflow menu'],
  Meter: ['gauge', 'quota'],
  MobileMenu: ['hamburger', 'drawer'],
  Money: ['currency', 'price', 'amount'],
  NativeSelect: ['dropdown', 'listbox'],
  Notice: ['alert', 'banner', 'callout', 'message'],
  NoticeRegion: ['toast', 'snackbar', 'notification', 'live region'],
  NumberField: ['number input', 'spinbutton'],
  Pager: ['pagination', 'page navigation', 'paginator'],
  Panel: ['card', 'box', 'surface', 'paper'],
  PasswordField: ['password input', 'show password'],
  Photo: ['image', 'picture'],
  PlomadaProvider: ['theme provider', 'config provider', 'context'],
  Popover: ['popup', 'flyout'],
  ProgressBar: ['progress', 'loading bar'],
  Provider: ['theme provider', 'config provider', 'locale provider'],
  RadioGroup: ['radio buttons', 'segmented control', 'toggle group'],
  RelativeTime: ['time ago', 'from now'],
  SearchField: ['search input', 'search box'],
  SegmentedControl: ['toggle group', 'button group'],
  Select: ['dropdown', 'listbox', 'picker', 'combobox'],
  SideMenu: ['side navigation', 'sidebar'],
  Skeleton: ['placeholder', 'shimmer', 'loading'],
  Slider: ['range input'],
  Spinner: ['loader', 'loading', 'progress', 'activity indicator'],
  Split: ['two columns', 'sidebar layout'],
  Stack: ['flex', 'column', 'vstack'],
  Stars: ['rating', 'score', 'review'],
  StarsField: ['rating input', 'score input'],
  Stat: ['metric', 'statistic', 'kpi', 'figure'],
  Stepper: ['wizard', 'steps', 'progress steps'],
  Switch: ['toggle'],
  Table: ['data grid', 'grid', 'data table'],
  TabLinks: ['navigation tabs'],
  Tabs: ['tab panel', 'tab list'],
  TagGroup: ['chips', 'tags', 'tokens'],
  TextArea: ['multiline input', 'long text'],
  TextField: ['input', 'text input', 'text box'],
  ThemeSwitcher: ['dark mode', 'color scheme'],
  ThemeToggle: ['dark mode', 'color scheme', 'switch'],
  Timeline: ['history', 'activity feed'],
  ToastRegion: ['snackbar', 'notification'],
  ToggleButton: ['pressed button'],
  Tooltip: ['hint', 'hover text'],
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
