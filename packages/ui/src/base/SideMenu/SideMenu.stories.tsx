import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Split } from '../Split/Split.tsx'
import { Text } from '../Text/Text.tsx'
import { SideMenu } from './SideMenu.tsx'

const leave = fn()

const meta = {
  title: 'Base/Navigation/SideMenu',
  component: SideMenu,
  args: {
    label: 'Menú de la cuenta',
    header: (
      <>
        <Avatar name="Daniela Suárez" id={1} size="large" />
        <Text weight="strong">Daniela Suárez</Text>
      </>
    ),
    items: [
      { href: '/perfil', label: 'Mi Perfil', icon: 'user' },
      { href: '/ofertas', label: 'Mis Publicaciones', icon: 'briefcase', isCurrent: true },
      { href: '/', label: 'Volver', icon: 'arrowLeft' },
      { onPress: leave, label: 'Cerrar Sesion', icon: 'exit' },
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
      { href: '/perfil', label: 'Mi Perfil', icon: 'user' },
      { href: '/ofertas', label: 'Mis Publicaciones', icon: 'briefcase' },
      { href: '/trabajos', label: 'Mis trabajos', icon: 'hammer' },
      { href: '/postulaciones', label: 'Mis Postulaciones', icon: 'briefcase', isCurrent: true },
      { href: '/', label: 'Volver', icon: 'arrowLeft' },
    ],
  },
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { name: 'Mis Postulaciones' })
    await expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}
