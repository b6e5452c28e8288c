import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Split } from '../Split/Split.tsx'
import { Text } from '../Text/Text.tsx'
import { SideMenu } from './SideMenu.tsx'
import * as icons from '../Icon/icons.ts'
import type { Guide } from '../../testing/guide.ts'

const signOut = fn()

const guide: Guide = {
  whenToUse: 'For the pages of an account or of an administration.',
  alternatives: { Menu: 'for a list of actions that opens', Pager: 'for the pages of a list' },
  anatomy: [
    'Header with the user, from 1024 px on',
    'Links, each with an icon',
    'Actions, such as signing out',
  ],
  do: ['Set `isCurrent` for the current page.'],
  dont: ['Do not mix links and actions. Actions come last.'],
  keyboard: {
    Tab: 'Moves focus to the next item',
    Enter: 'Opens the page or runs the action',
    Space: 'Runs the action',
  },
}

const meta = {
  title: 'Components/Navigation/SideMenu',
  component: SideMenu,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    label: 'Menú de la cuenta',
    header: (
      <>
        <Avatar name="Daniela Suárez" seed={1} size="large" />
        <Text weight="strong">Daniela Suárez</Text>
      </>
    ),
    items: [
      { href: '/perfil', label: 'Mi Perfil', icon: icons.user },
      { href: '/ofertas', label: 'Mis Publicaciones', icon: icons.briefcase, isCurrent: true },
      { href: '/', label: 'Volver', icon: icons.arrowLeft },
      { onPress: signOut, label: 'Cerrar Sesion', icon: icons.signOut },
    ],
  },
  render: (args) => (
    <Split sideWidth="menu" side={<SideMenu {...args} />}>
      <Panel>Mis Publicaciones</Panel>
    </Split>
  ),
} satisfies Meta<typeof SideMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Mis Publicaciones' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    signOut.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar Sesion' }))
    await expect(signOut).toHaveBeenCalledOnce()
  },
}

const longRow = (current?: string) =>
  [
    { href: '/perfil', label: 'Mi Perfil', icon: icons.user },
    { href: '/ofertas', label: 'Mis Publicaciones', icon: icons.briefcase },
    { href: '/trabajos', label: 'Mis trabajos', icon: icons.hammer },
    { href: '/postulaciones', label: 'Mis Postulaciones', icon: icons.briefcase },
    { href: '/', label: 'Volver', icon: icons.arrowLeft },
  ].map((item) => ({ ...item, isCurrent: item.label === current }))

/** The row scrolls to the current item. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { items: longRow('Mis Postulaciones') },
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { name: 'Mis Postulaciones' })
    await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
  },
}

const isFaded = (list: HTMLElement) => getComputedStyle(list).maskImage !== 'none'
const getMaskShift = (list: HTMLElement) => Math.round(parseFloat(getComputedStyle(list).maskPosition))

/** The row fades out at the sides with more items, but not while an item has a focus ring. */
export const FadesOnPhone: Story = {
  ...OnPhone,
  args: { items: longRow() },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list')
    const reach = list.scrollWidth - list.clientWidth
    for (const [share, at] of [
      [0, -32],
      [0.5, -16],
      [1, 0],
    ] as const) {
      list.scrollLeft = reach * share
      await waitFor(() => expect([isFaded(list), getMaskShift(list)]).toEqual([true, at]))
    }
    await userEvent.tab()
    await waitFor(() => expect(isFaded(list)).toBe(false))
    within(canvasElement).getByRole('link', { name: 'Mi Perfil' }).blur()
  },
}

/** In right-to-left text the fades are mirrored. */
export const FadesRightToLeft: Story = {
  ...FadesOnPhone,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list')
    await waitFor(() => expect([isFaded(list), getMaskShift(list)]).toEqual([true, 0]))
    list.scrollLeft = list.clientWidth - list.scrollWidth
    await waitFor(() => expect(getMaskShift(list)).toBe(-32))
  },
}

/** Each item is a tab stop. The action is a button. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    signOut.mockClear()
    for (const name of ['Mi Perfil', 'Mis Publicaciones', 'Volver']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cerrar Sesion' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Enter}')
    await expect(signOut).toHaveBeenCalledTimes(2)
  },
}

export const WithoutHeader: Story = { args: { header: undefined } }

/** A row without overflow does not fade. */
export const ShortOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { items: [{ href: '/', label: 'Volver', icon: icons.arrowLeft }] },
  play: async ({ canvas }) => {
    await expect(isFaded(canvas.getByRole('list'))).toBe(false)
  },
}

/** A label that is longer than the column wraps. */
export const LongWords: Story = {
  play: async ({ canvas }) => {
    const item = canvas.getByRole('link', { name: /^Mis postulaciones/ })
    await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth)
    await expect(item.offsetWidth).toBeLessThanOrEqual(canvas.getByRole('navigation').offsetWidth)
  },
  args: {
    items: [
      { href: '/perfil', label: 'Mis postulaciones a servicios terminados', icon: icons.user },
      { href: '/', label: 'Volver', icon: icons.arrowLeft },
    ],
  },
}
