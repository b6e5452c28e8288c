import { applications } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { FixtureApplicants } from '../fixtures/FixtureApplicants.tsx'
import { onPhone, resetSpies, withAppFrame } from '../fixtures/screenDecorators.tsx'

const meta = {
  title: 'Screens/Applicants',
  component: FixtureApplicants,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
} satisfies Meta<typeof FixtureApplicants>

export default meta
type Story = StoryObj<typeof meta>

export const Client: Story = {
  name: 'A client compares and declines an applicant (P-006, P-010)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Comparar postulantes' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Rechazar a Carla' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }))
    await expect(await page.findByText('Rechazada')).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: onPhone }
export const Loading: Story = { args: { dataState: 'loading' } }
export const Empty: Story = {
  args: { dataState: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aún no tienes postulantes')).toBeVisible()
  },
}
export const Failed: Story = {
  args: { dataState: 'failed' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Reintentar' }))
    await expect(await within(canvasElement).findByText('Bruno Saldaño')).toBeVisible()
  },
}
export const Long: Story = {
  name: 'With forty applicants',
  args: {
    initial: Array.from({ length: 40 }, (_, index) => {
      const example = index % 2 ? applications.long : applications.edited
      const { professional } = example
      return { ...example, professional: { ...professional, id: 1000 + index } }
    }),
  },
}
export const Offline: Story = {
  name: 'Offline: accepting fails with a sentence',
  args: { dataState: 'offline' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'ACEPTAR a Carla' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'ACEPTAR' }))
    await expect(
      await screen.findByText('El sitio no responde por un momento. Intentá de nuevo enseguida'),
    ).toBeVisible()
  },
}
