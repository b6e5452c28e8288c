import { memberRoles } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import { userMessages } from '../../user/index.ts'
import { BecomeProfessionalScreen } from './BecomeProfessionalScreen.tsx'
import type { ViewerName } from '../fixtures/marketplace.ts'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import type { DataState } from '../fixtures/screenData.ts'
import { signOut } from '../fixtures/screenDecorators.tsx'
import { useSave } from '../fixtures/useSave.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resetSpies, navigate, withAppFrame, onPhone, onTablet } from '../fixtures/screenDecorators.tsx'

interface BecomeProfessionalProps {
  viewerName: ViewerName
  dataState?: DataState
}

function BecomeProfessional({ viewerName, dataState = 'loaded' }: BecomeProfessionalProps) {
  const save = useSave(dataState, userMessages.savedProfile)
  return (
    <RequireViewer viewerName={viewerName} roles={memberRoles}>
      {(viewer) => (
        <BecomeProfessionalScreen
          viewer={viewer}
          onSignOut={signOut}
          trades={dataState === 'loading' ? undefined : demoTrades}
          hasFailed={false}
          onRetry={() => {}}
          onSubmit={save}
        />
      )}
    </RequireViewer>
  )
}

const meta = {
  title: 'Screens/BecomeProfessional',
  component: BecomeProfessional,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
  args: { viewerName: 'client' },
} satisfies Meta<typeof BecomeProfessional>

export default meta
type Story = StoryObj<typeof meta>

const fill = async (canvas: HTMLElement) => {
  const form = within(canvas)
  await userEvent.click(form.getByRole('checkbox', { name: 'Plomería' }))
  form.getByRole('checkbox', { name: 'lunes' }).focus()
  await userEvent.keyboard(' ')
  const save = form.getByRole('button', { name: 'Crear el perfil profesional' })
  await waitFor(() => expect(save).toBeEnabled())
  save.focus()
  await userEvent.keyboard('{Enter}')
}

export const Client: Story = {
  name: 'A client becomes a professional: saves and goes to the home page (S-013, S-055, S-170, S-171, S-174..S-177, S-385)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('navigation', { name: /cuenta/i })).toBeVisible()
    await expect(page.getByRole('textbox', { name: /Dirección/ })).toBeVisible()
    const back = within(page.getByRole('main')).getAllByRole('link', { name: 'Volver' })
    await expect(back.map((link) => link.getAttribute('href'))).toContain('/profile/1')
    await userEvent.click(page.getByRole('combobox', { name: /Ciudad/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Quilmes' }))
    await fill(canvasElement)
    await expect(await page.findByText('Datos guardados')).toBeVisible()
    await expect(navigate).toHaveBeenCalledWith('/')
  },
}

export const Professional: Story = { args: { viewerName: 'professional' } }
export const Offline: Story = {
  name: 'Shows the error and keeps the entered data',
  args: { dataState: 'offline' },
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    await expect(
      await within(canvasElement).findByText(
        'El sitio no responde por un momento. Intentá de nuevo enseguida',
      ),
    ).toBeVisible()
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Plomería' })).toBeChecked()
  },
}
export const Loading: Story = { args: { dataState: 'loading' } }
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
