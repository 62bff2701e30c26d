// Syntax that no file of the product may use, each with a message that names the module to use instead.

export const markupDoor =
  'Let React write the markup. HTML from users has one door: `SafeHtml` of @backoffice/safe-html.';

const lateCode =
  'A failed fetch has to be tried again: use `useLateCode` of @backoffice/ui/late-code, or tell the failure and ask anew.';

export const settingHtml = {
  selector:
    ':matches(JSXAttribute[name.name=dangerouslySetInnerHTML], Property[key.name=dangerouslySetInnerHTML])',
  message: markupDoor,
};

export const forbiddenSyntax = [
  settingHtml,
  {
    selector:
      'CallExpression:matches([callee.name=/^(t|text)$/], [callee.property.name=/^(t|text)$/]):matches([arguments.0.type=/^(TemplateLiteral|BinaryExpression)$/], [arguments.0.expression.type=/^(TemplateLiteral|BinaryExpression)$/])',
    message: 'Message keys are literal, so that a search finds them: map the cases to whole keys.',
  },
  {
    selector:
      ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > CallExpression[callee.name=lazy]',
    message: 'React keeps a failed fetch for good: use `lateComponent` of @backoffice/ui/late-component.',
  },
  {
    selector:
      ':matches(CallExpression[callee.name=/^use(Layout)?Effect$/], AssignmentExpression[operator="??="]) ImportExpression',
    message: lateCode,
  },
  {
    selector:
      ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > :matches(ImportExpression, CallExpression[callee.object.type=ImportExpression])',
    message: lateCode,
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(includes|startsWith)$/] CallExpression[callee.property.name=/^to(Locale)?(Lower|Upper)Case$/]',
    message: 'Searches compare by `foldText` of @backoffice/contract/fold-text, in each form of a letter.',
  },
  {
    selector: 'TemplateElement[value.raw=/(strpos|starts_with)\\((lower|upper)\\(/]',
    message: 'Searches compare by `hasText` of text-search.ts, or fold_text(), in each form of a letter.',
  },
  {
    selector: 'ExportAllDeclaration',
    message: 'Export by name: what a package gives is a list that can be read.',
  },
];
