import { DeleteIcon, DocumentIcon, EditIcon, EyeIcon, PlayCircleIcon } from '@backoffice/ui';
import type { RowAction } from '@backoffice/ui/list';
import type { messages } from '../../../messages';
import type { ArticleCommands } from './article-commands';
import type { ListedArticle } from './listed-article';

/** What can be done with an article, from its row. */
export function articleRowActions(
  article: ListedArticle,
  { preview, change }: ArticleCommands,
  text: typeof messages.text,
): RowAction[] {
  const show: RowAction = {
    key: 'preview',
    label: text('articles.action.preview'),
    icon: <EyeIcon />,
    onAction: () => preview(article),
  };
  if (!change) return [show];
  const { edit, mark } = change;
  const tooltip = text('articles.action.local.hint');
  const marks: RowAction[] = [
    {
      key: 'published',
      label: text('articles.action.publish'),
      icon: <PlayCircleIcon />,
      tooltip,
      onAction: () => mark(article, 'published'),
    },
    {
      key: 'draft',
      label: text('articles.action.draft'),
      icon: <DocumentIcon />,
      tooltip,
      onAction: () => mark(article, 'draft'),
    },
    {
      key: 'deleted',
      label: text('articles.action.delete'),
      icon: <DeleteIcon />,
      tooltip,
      dangerous: true,
      onAction: () => mark(article, 'deleted'),
    },
  ];
  return [
    { key: 'edit', label: text('articles.action.edit'), icon: <EditIcon />, onAction: () => edit(article) },
    show,
    ...marks.filter(({ key }) => key !== article.status),
  ];
}
