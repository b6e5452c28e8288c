import type { MessageTemplate } from './formatMessage.ts'

/** The messages in Argentine Spanish of the components of the marketplace: a page loads no others. */
export const esARCore = {
  loading: 'Cargando...',
  error: 'Error:',
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  pending: 'procesando...',
  unexpected: 'Algo falló de nuestro lado. Intentá de nuevo en un momento',
  newTab: '(se abre en otra pestaña)',
  skipToContent: 'Saltar al contenido',

  'carousel.role': 'carrusel',
  'carousel.pause': 'Pausar el carrusel',
  'carousel.play': 'Reanudar el carrusel',
  'carousel.previous': 'Anterior',
  'carousel.next': 'Siguiente',

  'combobox.empty': 'Sin resultados',
  'combobox.open': 'Ver opciones',

  'password.show': 'Mostrar la contraseña',
  'password.hide': 'Ocultar la contraseña',
  'password.shown': 'La contraseña está a la vista',
  'password.hidden': 'La contraseña está oculta',
  'table.select': 'Seleccionar {name}',
  'table.selectAll': 'Seleccionar todas las filas',

  'file.choose': 'Elegir foto',
  'file.drop': 'o soltala acá',
  'file.remove': 'Quitar foto',
  'file.wrongType': 'Elegí un archivo que sea {types}.',
  'file.image': 'imagen',
  'file.tooLarge': 'El archivo pesa {size} MB. Elegí uno de hasta {maximum} MB.',
  'file.empty': 'El archivo está vacío. Elegí otro.',
  'file.notImage': 'El archivo no es una foto, aunque su nombre lo diga. Elegí otro.',
  'file.heic': 'Este navegador no puede leer fotos HEIC. Guardala como JPEG y elegila de nuevo.',
  'file.preparing': 'Preparando la foto…',

  'filter.title': 'Filtros',
  'filter.titleWithCount': 'Filtros ({count})',
  'filter.clear': 'Limpiar',
  'filter.results': { one: '1 resultado', other: '{count} resultados' },
  'filter.show': { one: 'Ver 1 resultado', other: 'Ver {count} resultados' },
  'filter.showAny': 'Ver resultados',
  'filter.remove': 'Quitar {label}: {value}',
  'filter.active': 'Filtros en uso',
  'filter.invalid': 'El enlace pide una opción que no existe. Elegí otra',
  'filter.reversed': 'El rango termina antes de empezar',

  'form.missing': { one: 'Falta:', other: 'Faltan:' },
  'form.wrong': 'Revisá:',
  'form.invalid': 'Revisá los campos marcados',
  'form.none': 'Sin indicar',
  'form.uploading': 'Enviando la foto',
  'form.cancelUpload': 'Cancelar el envío',
  'form.uploadCanceled': 'Cancelaste el envío de la foto. Lo que escribiste sigue acá.',

  'list.failed': 'No pudimos cargar la lista.',
  'list.results': 'Resultados',

  'nav.account': 'Mi cuenta',
  'nav.home': '{brand}, inicio',
  'nav.legal': 'Legales',
  'nav.main': 'Principal',
  'nav.menu': 'Menú',
  'nav.openMenu': 'Abrir menú',
  'nav.social': 'Redes',

  'notice.close': 'Cerrar aviso',
  'notice.region': 'Avisos',

  'number.decimals': 'Escribilo sin decimales: {first} o {second}',
  'number.decrease': 'Restar',
  'number.increase': 'Sumar',
  'number.long': { one: 'Escribí hasta 1 cifra', other: 'Escribí hasta {count} cifras' },
  'number.max': 'El número más grande posible es {number}',
  'number.min': 'El número más chico posible es {number}',
  'number.precision': {
    one: 'Escribilo con 1 decimal como mucho: {first} o {second}',
    other: 'Escribilo con {count} decimales como mucho: {first} o {second}',
  },
  'number.unclear': '¿{first} o {second}? Escribí cuál de los dos es',
  'number.unreadable': 'Escribí solo el número, como {example}',

  'pager.label': 'Paginación',
  'pager.page': 'Página {page}',
  'pager.pageLabel': 'Página',
  'pager.pageOf': '{page} de {pages}',
  'pager.previous': 'Página anterior',
  'pager.next': 'Página siguiente',

  'photo.none': 'Sin foto',

  'search.cut': {
    one: 'Buscamos con 1 letra como máximo: el resto no cuenta',
    other: 'Buscamos con las primeras {count} letras: el resto no cuenta',
  },
  'search.hint': { one: 'Desde 1 letra', other: 'Desde {count} letras' },

  'select.choose': 'Elegir',

  'share.label': 'Compartir',
  'share.copied': 'Copiaste el enlace',
  'share.failed': 'No pudimos copiarlo. El enlace es {address}',

  'stars.score': '{count} de 5 estrellas',
  'stars.count': { one: '1 estrella', other: '{count} estrellas' },
  'stars.ofFive': '{count} de 5',

  'theme.dark': 'Tema oscuro',

  'window.closing': {
    one: 'Esta ventana se cierra en 1 segundo',
    other: 'Esta ventana se cierra en {count} segundos',
  },
  'window.keepOpen': 'Mantener abierta',
  'window.keptOpen': 'La ventana queda abierta',
  'window.close': 'Cerrar la ventana',
} as const satisfies Record<string, MessageTemplate>
