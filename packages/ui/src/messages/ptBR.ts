import type { Messages } from './messages.ts'

/** Messages in Brazilian Portuguese. */
export const ptBR: Messages = {
  loading: 'Carregando…',
  error: 'Erro:',
  close: 'Fechar',
  cancel: 'Cancelar',
  retry: 'Tentar de novo',
  pending: 'processando…',
  unexpected: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
  newTab: '(abre em outra aba)',
  skipToContent: 'Ir para o conteúdo',

  'carousel.role': 'carrossel',
  'carousel.pause': 'Pausar o carrossel',
  'carousel.play': 'Retomar o carrossel',
  'carousel.previous': 'Anterior',
  'carousel.next': 'Próximo',

  'file.choose': 'Escolher foto',
  'file.drop': 'ou solte aqui',
  'file.remove': 'Remover foto',
  'file.wrongType': 'O arquivo precisa ser {types}.',
  'file.image': 'uma imagem',
  'file.tooLarge': 'O arquivo tem {size} MB. O máximo é {maximum} MB.',

  'filter.title': 'Filtros',
  'filter.titleWithCount': 'Filtros ({count})',
  'filter.clear': 'Limpar',
  'filter.results': { one: '1 resultado', other: '{count} resultados' },
  'filter.show': { one: 'Ver 1 resultado', other: 'Ver {count} resultados' },
  'filter.showAny': 'Ver resultados',
  'filter.remove': 'Remover {label}: {value}',
  'filter.active': 'Filtros em uso',

  'form.missing': { one: 'Falta:', other: 'Faltam:' },
  'form.wrong': 'Revise:',
  'form.none': 'Não informado',
  'form.uploading': 'Enviando a foto',
  'form.cancelUpload': 'Cancelar o envio',
  'form.uploadCanceled': 'O envio da foto foi cancelado. O texto digitado continua aqui.',

  'list.failed': 'Não foi possível carregar a lista.',
  'list.results': 'Resultados',

  'nav.account': 'Minha conta',
  'nav.home': '{brand}, início',
  'nav.legal': 'Legal',
  'nav.main': 'Principal',
  'nav.menu': 'Menu',
  'nav.openMenu': 'Abrir menu',
  'nav.site': 'Site',
  'nav.social': 'Redes sociais',

  'notice.close': 'Fechar aviso',
  'notice.region': 'Avisos',

  'pager.label': 'Paginação',
  'pager.page': 'Página {page}',
  'pager.pageLabel': 'Página',
  'pager.pageOf': '{page} de {pages}',
  'pager.previous': 'Página anterior',
  'pager.next': 'Próxima página',

  'photo.none': 'Sem foto',
  'search.hint': 'A partir de 3 letras',
  'select.choose': 'Escolher',

  'share.label': 'Compartilhar',
  'share.copied': 'Link copiado',
  'share.failed': 'Não foi possível copiar. O link é {address}',

  'stars.score': '{count} de 5 estrelas',
  'stars.count': { one: '1 estrela', other: '{count} estrelas' },
  'stars.ofFive': '{count} de 5',

  'theme.dark': 'Tema escuro',
  'theme.label': 'Tema',
  'theme.light': 'Tema claro',
  'theme.system': 'Como o sistema',

  'window.closing': {
    one: 'Esta janela fecha em 1 segundo',
    other: 'Esta janela fecha em {count} segundos',
  },
  'window.keepOpen': 'Manter aberta',
  'window.keptOpen': 'A janela continua aberta',
  'window.close': 'Fechar a janela',
}
