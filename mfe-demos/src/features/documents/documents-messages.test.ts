import en from './messages/en.json';

it('quotes the specification in English', () => {
  expect(en).toMatchObject({
    'documents.selected.none': 'Please select at least one item',
    'documents.upload.one': 'Only support uploading one file!',
    'documents.upload.ending': 'Only supports upload .xlsx, .xls, .csv suffix files',
    'documents.upload.large': 'Please do not upload files larger than 1m in size.',
  });
});
