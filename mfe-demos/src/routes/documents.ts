import type { RouteNode } from '@backoffice/contract';
import { groupNode, pageNode } from './nodes';

const excel = groupNode('/excel', { en: 'Excel', zh: 'Excel', es: 'Excel', ja: 'Excel' }, [
  pageNode('export-excel', 'ExcelExport', {
    en: 'Export Excel',
    zh: '导出 Excel',
    es: 'Exportar a Excel',
    ja: 'Excel にエクスポート',
  }),
  pageNode('export-selected-excel', 'ExcelExportSelected', {
    en: 'Export selected',
    zh: '导出已选项',
    es: 'Exportar selección',
    ja: '選択した行をエクスポート',
  }),
  pageNode('export-merge-header', 'ExcelExportMergeHeader', {
    en: 'Merged header',
    zh: '合并表头',
    es: 'Encabezado combinado',
    ja: '結合した見出し',
  }),
  pageNode('upload-excel', 'ExcelUpload', {
    en: 'Upload Excel',
    zh: '上传 Excel',
    es: 'Subir Excel',
    ja: 'Excel のアップロード',
  }),
]);

const zip = groupNode('/zip', { en: 'Zip', zh: 'Zip', es: 'Zip', ja: 'Zip' }, [
  pageNode('download', 'ZipDownload', {
    en: 'Export zip',
    zh: '导出 Zip',
    es: 'Exportar Zip',
    ja: 'Zip をエクスポート',
  }),
]);

const printed = pageNode('download', 'PdfDownload', {
  en: 'Download PDF',
  zh: '下载 PDF',
  es: 'Descargar PDF',
  ja: 'PDF をダウンロード',
});

const pdf = groupNode('/pdf', { en: 'PDF', zh: 'PDF', es: 'PDF', ja: 'PDF' }, [
  pageNode('index', 'Pdf', { en: 'PDF', zh: 'PDF', es: 'PDF', ja: 'PDF' }),
  { ...printed, meta: { ...printed.meta, hidden: true } },
]);

export const documentRoutes: RouteNode[] = [excel, zip, pdf];
