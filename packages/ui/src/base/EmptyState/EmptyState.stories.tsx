import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Base/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Sin resultados',
    children: 'Con menos filtros aparecen más servicios.',
    actions: <Button variant="secondary">Limpiar filtros</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Sin resultados' })).toBeVisible()
  },
}

export const NothingMade: Story = {
  args: {
    drawing: 'toolbox',
    title: 'Ups! Aún no tienes servicios creados',
    children: undefined,
    actions: (
      <>
        <ButtonLink variant="accent" href="/crear">
          Crear Servicios
        </ButtonLink>
        <ButtonLink variant="secondary" href="/">
          Home
        </ButtonLink>
      </>
    ),
  },
}

export const NothingReceived: Story = {
  args: { drawing: 'tray', title: 'Aún no tienes trabajos', children: undefined, actions: undefined },
}

export const NothingPaid: Story = {
  args: { drawing: 'purse', title: 'Sin pagos', children: undefined, actions: undefined },
}

export const Broken: Story = {
  args: {
    drawing: 'fallen',
    title: 'Unexpected Application Error!',
    children: 'La página no se pudo mostrar.',
    actions: <Button variant="secondary">Reintentar</Button>,
  },
}

export const TitleOnly: Story = {
  args: { title: 'ups! no hay oficios', children: undefined, actions: undefined },
}
