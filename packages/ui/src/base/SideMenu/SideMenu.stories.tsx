import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Split } from '../Split/Split.tsx'
import { Text } from '../Text/Text.tsx'
import { SideMenu } from './SideMenu.tsx'
import * as icons from '../Icon/icons.ts'
import type { Guide } from '../../testing/guide.ts'

const leave = fn()

const guide: Guide = {
  use: "The pages of one's own account or of the administration.",
  instead: { Menu: 'for a list that opens', Pager: 'for the pages of a list' },
  anatomy: [
    'Head with the person, on a desk only',
    'Places, each with a picture',
    'Actions, such as ending the session',
  ],
  do: ['Mark the page that is on screen with `isCurrent`.'],
  dont: ['Do not mix places and actions: actions come last.'],
  keys: { Tab: 'From place to place', Enter: 'Goes there, or does it', Space: 'On an action: does it' },
}

const meta = {
  title: 'Base/Navigation/SideMenu',
  component: SideMenu,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    label: 'Menú de la cuenta',
    header: (
      <>
        <Avatar name="Daniela Suárez" id={1} size="large" />
        <Text weight="strong">Daniela Suárez</Text>
      </>
    ),
    items: [
      { href: '/perfil', label: 'Mi Perfil', icon: icons.user },
      { href: '/ofertas', label: 'Mis Publicaciones', icon: icons.briefcase, isCurrent: true },
      { href: '/', label: 'Volver', icon: icons.arrowLeft },
      { onPress: leave, label: 'Cerrar Sesion', icon: icons.exit },
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
    leave.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar Sesion' }))
    await expect(leave).toHaveBeenCalledOnce()
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

/** The row begins where the current item is, however far along it stands. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { items: longRow('Mis Postulaciones') },
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { name: 'Mis Postulaciones' })
    await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
  },
}

const faded = (list: HTMLElement) => getComputedStyle(list).maskImage !== 'none'
const shift = (list: HTMLElement) => Math.round(parseFloat(getComputedStyle(list).maskPosition))

/** It fades out where there is more: at its end, then at both sides, then at its beginning; never through a ring. */
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
      await waitFor(() => expect([faded(list), shift(list)]).toEqual([true, at]))
    }
    await userEvent.tab()
    await waitFor(() => expect(faded(list)).toBe(false))
    within(canvasElement).getByRole('link', { name: 'Mi Perfil' }).blur()
  },
}

/** From right to left the row begins, and so ends, at the other side. */
export const FadesMirrored: Story = {
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
    await waitFor(() => expect([faded(list), shift(list)]).toEqual([true, 0]))
    list.scrollLeft = list.clientWidth - list.scrollWidth
    await waitFor(() => expect(shift(list)).toBe(-32))
  },
}

/** Every place is a stop, in the order of the eye; the action is a button. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    leave.mockClear()
    for (const name of ['Mi Perfil', 'Mis Publicaciones', 'Volver']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cerrar Sesion' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Enter}')
    await expect(leave).toHaveBeenCalledTimes(2)
  },
}

export const WithoutHeader: Story = { args: { header: undefined } }

/** A row that has room for all of it stays as it is. */
export const ShortOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { items: [{ href: '/', label: 'Volver', icon: icons.arrowLeft }] },
  play: async ({ canvas }) => {
    await expect(faded(canvas.getByRole('list'))).toBe(false)
  },
}

export const LongWords: Story = {
  args: {
    items: [
      { href: '/perfil', label: 'Mis postulaciones a servicios terminados', icon: icons.user },
      { href: '/', label: 'Volver', icon: icons.arrowLeft },
    ],
  },
}
