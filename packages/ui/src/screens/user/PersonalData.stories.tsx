import { memberRoles } from '@plomada/domain'
import { userMessages } from '../../user/index.ts'
import type { ViewerName } from '../fixtures/marketplace.ts'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import type { DataState } from '../fixtures/screenData.ts'
import { signOut } from '../fixtures/screenDecorators.tsx'
import { useSave } from '../fixtures/useSave.ts'
import { PersonalDataScreen } from './PersonalDataScreen.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { resetSpies, navigate, withAppFrame, onPhone, onTablet } from '../fixtures/screenDecorators.tsx'

function PersonalData({
  viewerName,
  dataState = 'loaded',
}: {
  viewerName: ViewerName
  dataState?: DataState
}) {
  const save = useSave(dataState, userMessages.updated)
  return (
    <RequireViewer viewerName={viewerName} roles={memberRoles}>
      {(viewer) => <PersonalDataScreen viewer={viewer} onSignOut={signOut} onSubmit={save} />}
    </RequireViewer>
  )
}

const meta = {
  title: 'Screens/PersonalData',
  component: PersonalData,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
  args: { viewerName: 'client' },
} satisfies Meta<typeof PersonalData>

export default meta
type Story = StoryObj<typeof meta>

const field = (canvas: HTMLElement, name: RegExp) => within(canvas).getByRole('textbox', { name })

export const Client: Story = {
  name: 'A client changes the name: saves and goes to the home page (S-056, S-178..S-180, S-182)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Completa con tus Datos Personales' }),
    ).toBeVisible()
    await userEvent.type(field(canvasElement, /Apellido/), ' Roca{Enter}')
    await expect(await page.findByText('Se actualizaron tus datos')).toBeVisible()
    await expect(navigate).toHaveBeenCalledWith('/')
  },
}

export const Invalid: Story = {
  name: 'Shows an error at each touched field and disables the button (S-181, S-369..S-371, S-373, S-374)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.queryByText('Please enter a name')).toBeNull()
    for (const name of [/Nombre/, /Apellido/, /Dirección/]) await userEvent.clear(field(canvasElement, name))
    await userEvent.tab()
    for (const text of ['Please enter a name', 'Please enter a last name', 'Please enter an address'])
      await waitFor(() => expect(page.getByText(text)).toBeVisible())
    const send = page.getByRole('button', { name: 'Actualizar datos' })
    await expect(send).toBeDisabled()
    await expect(getComputedStyle(send).opacity).toBe('0.5')
  },
}

export const Offline: Story = {
  args: { dataState: 'offline' },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement, /Apellido/), ' Roca{Enter}')
    await expect(
      await within(canvasElement).findByText(
        'El sitio no responde por un momento. Intentá de nuevo enseguida',
      ),
    ).toBeVisible()
    await expect(field(canvasElement, /Apellido/)).toHaveValue('Ferreyra Roca')
  },
}

export const Professional: Story = { args: { viewerName: 'professional' } }
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
