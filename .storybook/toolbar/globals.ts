import type { Preview } from '@storybook/react-vite'
import { editedBrand } from './editedBrand.ts'

const menu = (name: string, icon: string, items: Record<string, string>) => ({
  description: name,
  toolbar: {
    title: name,
    icon: icon as 'mirror', // Storybook names its icons in a type that it does not export
    dynamicTitle: true,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
  },
})

/** Menus of the toolbar. */
export const globalTypes: Preview['globalTypes'] = {
  theme: menu('Theme', 'mirror', { light: 'Light', dark: 'Dark', system: 'System' }),
  language: menu('Language', 'globe', {
    story: 'As the story',
    en: 'English',
    de: 'Deutsch',
    'es-AR': 'Español (Argentina)',
    'pt-BR': 'Português (Brasil)',
  }),
  messages: menu('Messages', 'paragraph', {
    specification: 'Specification',
    'es-AR': 'es-AR',
    longer: '30 % longer',
    pseudo: 'Pseudo locale',
  }),
  brand: menu('Brand', 'paintbrush', {
    plomada: 'Plomada',
    lindero: 'Lindero (example)',
    [editedBrand]: 'From the theme editor',
  }),
  motion: menu('Motion', 'lightning', { device: 'System motion', reduce: 'Reduced motion' }),
  contrast: menu('Contrast', 'contrast', { device: 'System colors', forced: 'Forced colors' }),
  dir: menu('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
}

export const initialGlobals = {
  theme: 'light',
  language: 'story',
  messages: 'specification',
  brand: 'plomada',
  motion: 'device',
  contrast: 'device',
  dir: 'ltr',
  viewport: { value: 'desk', isRotated: false },
}
