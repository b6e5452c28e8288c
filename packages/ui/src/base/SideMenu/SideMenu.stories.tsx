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

/** The row begins where the current item is, however far along it stands. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      { href: '/perfil', label: 'Mi Perfil', icon: icons.user },
      { href: '/ofertas', label: 'Mis Publicaciones', icon: icons.briefcase },
      { href: '/trabajos', label: 'Mis trabajos', icon: icons.hammer },
      { href: '/postulaciones', label: 'Mis Postulaciones', icon: icons.briefcase, isCurrent: true },
      { href: '/', label: 'Volver', icon: icons.arrowLeft },
    ],
  },
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { name: 'Mis Postulaciones' })
    await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
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

export const LongWords: Story = {
  args: {
    items: [
      { href: '/perfil', label: 'Mis postulaciones a servicios terminados', icon: icons.user },
      { href: '/', label: 'Volver', icon: icons.arrowLeft },
    ],
  },
}
