import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

/** Called by the action of each overlay. */
export const onAction = fn()

type Queries = ReturnType<typeof within>
type User = ReturnType<typeof userEvent.setup>

interface Row {
  name: string
  opener: (queries: Queries) => HTMLElement
  /** The open overlay. */
  find: (queries: Queries) => HTMLElement | null
  /** Runs an action of the open overlay. */
  run: (queries: Queries, user: User) => Promise<void>
  /** Opens by hover. */
  isHover?: boolean
  /** Stays when the user presses elsewhere. */
  isKept?: boolean
  /** Is pressed outside of its content, because it covers the page. */
  isModal?: boolean
}

const byButton = (name: string) => (queries: Queries) => queries.getByRole('button', { name })
const byField = (name: string) => (queries: Queries) => queries.getByRole('combobox', { name })
const press = (role: string, name: string) => async (queries: Queries, user: User) =>
  user.click(await queries.findByRole(role, { name }))
const findList = (queries: Queries) => queries.queryByRole('listbox')
const findBox = (name: string) => (queries: Queries) => queries.queryByRole('dialog', { name })

/** Every overlay, how it opens, and an action of it. */
export const overlayRows: Row[] = [
  ...['Dialog', 'Drawer'].map((name) => ({
    name,
    opener: byButton(`Open ${name}`),
    find: findBox(name),
    run: press('button', 'Save'),
    isModal: true,
  })),
  {
    name: 'Popover',
    opener: byButton('Open Popover'),
    find: findBox('Popover'),
    run: press('button', 'Save'),
  },
  {
    name: 'Menu',
    opener: byButton('Open Menu'),
    find: (queries) => queries.queryByRole('menu'),
    run: press('menuitem', 'Save'),
  },
  {
    name: 'Tooltip',
    opener: byButton('Open Tooltip'),
    find: (queries) => queries.queryByRole('tooltip'),
    run: async (queries, user) => {
      await user.click(byButton('Open Tooltip')(queries))
      await user.unhover(byButton('Open Tooltip')(queries))
    },
    isHover: true,
  },
  { name: 'Select', opener: byField('Select'), find: findList, run: press('option', 'Two') },
  { name: 'Long select', opener: byField('Long select'), find: findList, run: press('option', 'Option 2') },
  { name: 'Combobox', opener: byField('Combobox'), find: findList, run: press('option', 'Two') },
  {
    name: 'DatePicker',
    opener: byButton('Open the calendar Date'),
    find: findBox('Date'),
    run: async (queries, user) =>
      user.click(within(await queries.findByRole('grid')).getByRole('button', { name: /March 12/ })),
  },
  {
    name: 'Toast',
    opener: byButton('Open Toast'),
    find: (queries) => queries.queryByText('Toast')?.closest('li') ?? null,
    run: press('button', 'Undo'),
    isKept: true,
  },
]

/** Returns the elements around an element, also those around its shadow root. */
const listAncestors = (element: Element): Element[] => {
  const root = element.getRootNode()
  const parent = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  return parent ? [parent, ...listAncestors(parent)] : []
}

/** Opens an overlay in a place, checks that users can see and reach it, and returns it. */
const open = async (row: Row, place: HTMLElement, user: User) => {
  const queries = within(place)
  const opener = row.opener(queries)
  await (row.isHover ? user.hover(opener) : user.click(opener))
  await waitFor(() => expect(row.find(queries), `${row.name} opens`).not.toBeNull())
  const overlay = row.find(queries)
  if (!overlay) throw new Error(`${row.name} is closed.`)
  const around = [overlay, ...listAncestors(overlay)]
  await expect(place.contains(overlay), `${row.name} is in its place`).toBe(true)
  await expect(
    around.filter((one) => one.matches('[inert], [aria-hidden=true]')),
    row.name,
  ).toEqual([])
  const box = overlay.getBoundingClientRect()
  const view = overlay.ownerDocument.defaultView
  if (!view) throw new Error('The window is closed.')
  await expect(box.height, row.name).toBeGreaterThan(0)
  await expect(box.top >= 0 && box.bottom <= view.innerHeight, `${row.name} is in the window`).toBe(true)
  // The style sheet gives each overlay, or the box around it, a background.
  const colors = around.slice(0, 3).map((one) => view.getComputedStyle(one).backgroundColor)
  await expect(
    colors.some((color) => color !== 'rgba(0, 0, 0, 0)'),
    `${row.name} has its styles`,
  ).toBe(true)
  return overlay
}

/** Checks that an overlay opens in a place, closes by Escape and by a press outside, runs its action and keeps its styles. */
export const checkOverlay = async (row: Row, box: HTMLElement) => {
  const queries = within(box)
  const user = userEvent.setup({ document: box.ownerDocument, pointerEventsCheck: 0 })
  const outside = byButton('Outside')(queries)
  const isClosed = (how: string) =>
    waitFor(() => expect(row.find(queries), `${row.name} closes by ${how}`).toBeNull())
  const first = await open(row, box, user)
  if (row.isKept) within(first).getAllByRole('button')[0]?.focus()
  await user.keyboard('{Escape}')
  await isClosed('Escape')
  if (row.isHover) await user.unhover(row.opener(queries))
  if (!row.isKept) {
    const again = await open(row, box, user)
    if (row.isHover) await user.unhover(row.opener(queries))
    else await user.click(row.isModal ? again : outside)
    await isClosed('a press outside')
  }
  onAction.mockClear()
  await open(row, box, user)
  await row.run(queries, user)
  await isClosed('its action')
  await waitFor(() => expect(onAction, row.name).toHaveBeenCalled())
}
