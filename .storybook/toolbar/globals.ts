import type { Preview } from '@storybook/react-vite'

const menu = (name: string, icon: string, items: Record<string, string>) => ({
  description: name,
  toolbar: {
    title: name,
    icon: icon as 'mirror', // Storybook names its icons in a type that it does not export
    dynamicTitle: true,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
  },
})

/** The menus above every story and page. */
export const globalTypes: Preview['globalTypes'] = {
  theme: menu('Theme', 'mirror', { light: 'Day', dark: 'Night', system: 'As the device' }),
  words: menu('Words', 'paragraph', {
    specification: 'Specification',
    'es-AR': 'es-AR corrections',
    longer: '30 % longer',
    pseudo: 'Pseudo locale',
  }),
  brand: menu('Brand', 'paintbrush', { plomada: 'Plomada', lindero: 'Lindero (invented)' }),
  motion: menu('Motion', 'lightning', { device: 'Motion as the device', reduce: 'Reduced motion' }),
  contrast: menu('Contrast', 'contrast', { device: 'Colours as the device', forced: 'Forced colours' }),
  dir: menu('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
}

export const initialGlobals = {
  theme: 'light',
  words: 'specification',
  brand: 'plomada',
  motion: 'device',
  contrast: 'device',
  dir: 'ltr',
  viewport: { value: 'desk', isRotated: false },
}
