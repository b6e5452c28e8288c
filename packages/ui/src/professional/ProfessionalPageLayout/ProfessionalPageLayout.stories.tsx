import { people, professionals } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ProfessionalPageLayout } from './ProfessionalPageLayout.tsx'

const meta = {
  title: 'Professional/ProfessionalPageLayout',
  component: ProfessionalPageLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    professional: professionals.bruno,
    viewer: people.ana,
    reviewers: { 1: people.ana, 5: people.elena, 6: people.maximiliano },
    backHref: '/professional',
    onContact: fn(),
  },
} satisfies Meta<typeof ProfessionalPageLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('main'))
    await expect(page.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Acerca del profesional',
      'Valoraciones',
      'Opiniones de nuestros usuarios',
    ])
    await expect(page.getAllByRole('button', { name: 'Contactar' })).toHaveLength(1)
  },
}

export const Sent: Story = { args: { contact: 'sent' } }
export const Unrated: Story = { args: { professional: professionals.carla } }

export const Loading: Story = {
  args: { professional: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const Missing: Story = {
  args: { professional: undefined, error: 'No existe o ya no está disponible', onRetry: fn() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Volver' })).toHaveAttribute(
      'href',
      '/professional',
    )
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'Acciones' })
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
