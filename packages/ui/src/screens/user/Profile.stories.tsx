import { memberRoles, type User } from '@plomada/domain'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import { PersonalInfoScreen } from './PersonalInfoScreen.tsx'
import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { viewers, type ViewerName } from '../fixtures/marketplace.ts'
import {
  resetSpies,
  navigate,
  withAppFrame,
  onPhone,
  onTablet,
  signOut,
} from '../fixtures/screenDecorators.tsx'

interface ProfileProps {
  viewerName: ViewerName
  /** Fields of the viewer to override. */
  viewerData?: Partial<User>
}

const Profile = ({ viewerName, viewerData }: ProfileProps) => (
  <RequireViewer viewerName={viewerName} roles={memberRoles}>
    {(viewer) => <PersonalInfoScreen viewer={{ ...viewer, ...viewerData }} onSignOut={signOut} />}
  </RequireViewer>
)

const meta = {
  title: 'Screens/Profile',
  component: Profile,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
  args: { viewerName: 'client' },
} satisfies Meta<typeof Profile>

export default meta
type Story = StoryObj<typeof meta>

const main = (canvas: HTMLElement) => within(within(canvas).getByRole('main'))
const bar = (canvas: HTMLElement) => within(within(canvas).getByRole('navigation', { name: 'Principal' }))
const sidebar = (canvas: HTMLElement) =>
  within(canvas).getByRole('navigation', { name: /cuenta/i }).parentElement

export const Client: Story = {
  name: 'Shows the data of a client, with working links (S-053, S-183..S-187, S-193, S-216..S-219, S-221, S-222, S-383)',
  play: async ({ canvasElement }) => {
    const page = main(canvasElement)
    await expect(bar(canvasElement).getByText('Crear Servicio')).toBeVisible()
    await expect(canvasElement.querySelector('header a[href="/profile/1"]')).toBeVisible()
    await expect(sidebar(canvasElement)?.querySelector('img')).toHaveAttribute('src', viewers.client.photo)
    await expect(page.getAllByText('Usuario comun')[0]).toBeVisible()
    for (const [term, fact] of [
      ['Nombre', 'Ana Ferreyra'],
      ['Lugar de residencia', 'Buenos Aires, La Plata, Calle 48 n.º 1120'],
      ['Email', 'ana@plomada.example'],
    ] as const)
      await expect(page.getByText(term).nextElementSibling).toHaveTextContent(fact)
    await expect(page.getByRole('link', { name: 'Mi Perfil' })).toHaveAttribute('aria-current', 'page')
    for (const [name, path] of [
      ['Mi Perfil', '/profile/1'],
      ['Mis Publicaciones', '/profilec/1'],
      ['Modificar a profesional', '/profilec/modificar'],
      ['Modificar datos personales', '/profilec/modificardatos'],
      ['Volver', '/'],
    ] as const) {
      await userEvent.click(page.getByRole('link', { name }))
      await expect(navigate).toHaveBeenLastCalledWith(path)
    }
    await userEvent.click(page.getByRole('button', { name: 'Cerrar Sesion' }))
    await expect(signOut).toHaveBeenCalledOnce()
  },
}

export const Professional: Story = {
  name: 'Shows the data of a professional (S-057, S-188..S-192, S-216, S-386)',
  args: { viewerName: 'professional' },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement).getByText('Crear Servicio')).toBeVisible()
    await expect(canvasElement.querySelector('header a[href="/myprofilep/2"]')).toBeVisible()
    await expect(within(canvasElement).getAllByText('Usuario professional')[0]).toBeVisible()
    for (const [name, path] of [
      ['Mi Perfil', '/myprofilep/2'],
      ['Mis Publicaciones', '/profilep/2'],
      ['Mis trabajos', '/profilep/jobs/2'],
      ['Mis Postulaciones', '/profilep/postulaciones/2'],
      ['Volver', '/'],
    ] as const)
      await expect(main(canvasElement).getByRole('link', { name })).toHaveAttribute('href', path)
  },
}

export const MissingData: Story = {
  name: 'Missing data (S-217, S-218, S-223)',
  args: { viewerData: { lastName: null, email: null, place: { province: null, city: null, address: null } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sin datos')).toBeVisible()
    await expect(within(canvasElement).getAllByText('N/E')).toHaveLength(2)
  },
}

export const LongWords: Story = {
  name: 'Long names and a place without a province (S-224)',
  args: {
    viewerData: {
      firstName: people.maximiliano.firstName,
      lastName: people.maximiliano.lastName,
      email: people.maximiliano.email,
      place: people.maximiliano.place,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Sin registro, Exaltacion de la Cruz/)).toBeVisible()
  },
}

export const SignedOut: Story = { args: { viewerName: 'visitor' } }
export const Phone: Story = { globals: onPhone }
export const PhoneProfessional: Story = { globals: onPhone, args: { viewerName: 'professional' } }
export const Tablet: Story = { globals: onTablet, args: { viewerName: 'professional' } }
