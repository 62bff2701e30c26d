-- Page titles use the same words as the interface texts.
update route_node node set titles = changed.titles::jsonb
from (values
  ('/user/access-review',
   '{"en": "Access review", "zh": "访问权限审查", "es": "Revisión de accesos", "ja": "アクセス権レビュー"}'),
  ('/example/create',
   '{"en": "Create article", "zh": "新建文章", "es": "Crear artículo", "ja": "記事を作成"}'),
  ('/operations/remotes',
   '{"en": "Remotes", "zh": "子应用", "es": "Módulos", "ja": "リモートアプリ"}'),
  ('/user/operations',
   '{"en": "Operations status", "zh": "运维状态", "es": "Estado operativo", "ja": "運用状況"}'),
  ('/guide',
   '{"en": "Tour", "zh": "功能引导", "es": "Recorrido", "ja": "ガイドツアー"}'),
  ('/guide/index',
   '{"en": "Tour", "zh": "功能引导", "es": "Recorrido", "ja": "ガイドツアー"}')
) changed (full_path, titles)
where node.full_path = changed.full_path;
