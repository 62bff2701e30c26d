import { messageProblems } from '@backoffice/testing/messages';
import en from './messages/en.json';
import es from './messages/es.json';
import ja from './messages/ja.json';
import zh from './messages/zh.json';

it('has every text in four languages, with the same parameters', () => {
  expect(messageProblems({ en, zh, es, ja })).toEqual([]);
});

it('quotes the specification in English', () => {
  expect(en).toMatchObject({
    'documents.selected.none': 'Please select at least one item',
    'documents.upload.one': 'Only support uploading one file!',
    'documents.upload.ending': 'Only supports upload .xlsx, .xls, .csv suffix files',
    'documents.upload.large': 'Please do not upload files larger than 1m in size.',
  });
});
